import { describe, expect, onTestFinished, test } from 'vitest'
import { createContext } from '../context.ts'
import { createUpstream } from '../upstream/upstream.ts'

const readCallerFrom = (headers: Record<string, string>, peer?: string) => {
  const options = { shopApiUrl: 'http://127.0.0.1:1', readTimeoutMs: 1, writeTimeoutMs: 1, onFault: () => {} }
  const shop = createUpstream(options)
  onTestFinished(() => shop.close())
  return createContext({ headers: new Headers(headers) }, { shop, siteUrl: 'http://shop.test', isSecure: false }, peer)
    .caller
}

describe('the caller', () => {
  test.for([
    [{}, '192.0.2.1', '192.0.2.1'],
    [{ 'x-forwarded-for': '203.0.113.9' }, '::1', '203.0.113.9, ::1'],
    [{ 'x-forwarded-for': '203.0.113.9, 192.0.2.7' }, '::1', '203.0.113.9, 192.0.2.7, ::1'],
    [{ 'x-forwarded-for': 'unknown; evil' }, '::1', '::1'],
    [{ 'x-forwarded-for': '1.'.repeat(400) }, '::1', '::1'],
    [{ 'x-forwarded-for': 'unknown, 203.0.113.9' }, '::1', '203.0.113.9, ::1'],
    [{ 'x-forwarded-for': '203.0.113.9, unknown' }, '::1', '::1'],
    [{ 'x-forwarded-for': '[2001:db8::1]:443' }, '::1', '[2001:db8::1]:443, ::1'],
    [{}, undefined, null],
  ] as const)('with %o from %s came through %s', ([headers, peer, forwardedFor]) => {
    expect(readCallerFrom(headers, peer).forwardedFor).toBe(forwardedFor)
  })

  test.for([
    ['Bearer abc.def-_~+/==', 'abc.def-_~+/=='],
    ['bearer abc', 'abc'],
    ['Basic abc', null],
    ['Bearer', null],
    ['Bearer a b', null],
    [`Bearer ${'x'.repeat(2000)}`, null],
    ['Bearer a%0d%0ab', null],
  ] as const)('by "%s" has the token %s', ([authorization, token]) => {
    expect(readCallerFrom({ authorization }).token).toBe(token)
  })

  test.for<[headers: Record<string, string>, locale: string]>([
    [{ lang: 'jp' }, 'jp'],
    [{ lang: 'tw' }, 'tw'],
    [{ lang: 'ja' }, 'jp'],
    [{ lang: 'ja-JP' }, 'jp'],
    [{ lang: 'zh-Hans' }, 'zh'],
    [{ lang: 'zh-HK' }, 'tw'],
    [{ lang: 'de-AT' }, 'de'],
    [{ lang: 'de', 'accept-language': 'fr' }, 'de'],
    [{ lang: 'xx', 'accept-language': 'fr' }, 'fr'],
    [{ 'accept-language': 'ja' }, 'jp'],
    [{ 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' }, 'tw'],
    [{ 'accept-language': 'en;q=0.5, pt-BR, it-CH;q=0.7' }, 'it'],
    [{ 'accept-language': 'de;q=0, ko;q=0.1' }, 'ko'],
    [{ 'accept-language': 'pt, *;q=0.5, de;q=0.1' }, 'en'],
    [{ 'accept-language': 'jp, tw' }, 'en'],
    [{ 'accept-language': ';;q=x,,de;q=2,ru;q=1.0' }, 'ru'],
    [{ 'accept-language': 'ab,'.repeat(5_000) }, 'en'],
    ...['', 'xx', 'JP', '../jp', 'j'.repeat(9_000)].map((lang): [{ lang: string }, string] => [{ lang }, 'en']),
    [{}, 'en'],
  ])('with %o has the locale %s', ([headers, locale]) => {
    expect(readCallerFrom(headers).locale).toBe(locale)
  })
})
