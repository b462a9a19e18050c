import { describe, expect, it, onTestFinished, test } from 'vitest'
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

  it('speaks English where no listed language is named', () => {
    expect(readCallerFrom({ lang: 'jp' }).locale).toBe('jp')
    for (const lang of ['', 'xx', 'JP', '../jp', 'j'.repeat(9_000)]) expect(readCallerFrom({ lang }).locale).toBe('en')
  })
})
