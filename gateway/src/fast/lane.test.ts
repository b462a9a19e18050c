import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, it, test } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { parseNetworks } from '@partgate/schema/trusted-proxies.ts'
import { hashOf } from '../plugins/trusted-manifest.ts'
import { endpoints } from '../testing/fake-shop.ts'
import { openGateway, siteUrl } from '../testing/harness.ts'
import { operations } from '../testing/operations.ts'
import { Refusal } from '../testing/refusal.ts'
import { nameOf, storefront, texts } from '../testing/storefront.ts'

const requestId = 'the-same-request'
const json = { 'content-type': 'application/json', 'x-request-id': requestId }
const bearer = { authorization: 'Bearer abc' }
const graphqlJson = 'application/graphql-response+json'
/** The same to read, and unusual enough for the whole server. */
const unusual = { accept: `${graphqlJson}; charset=utf-8` }

type Headers = Record<string, string>
const byHash = (list: Iterable<string>) => new Map([...list].map((text) => [hashOf(text), text]))

const open = async (options: Parameters<typeof openGateway>[0] = {}) => {
  const { shop, listen } = await openGateway({ freeForm: 'nobody', ...options })
  const url = await listen()
  const send = async (body: unknown, headers: Headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...json, accept: graphqlJson, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const told = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
    return {
      status: response.status,
      headers: told,
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    }
  }
  const lanes = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const counted = [...metrics.matchAll(/^gateway_answers_total\{lane="(\w+)"\} (\d+)$/gm)]
    return Object.fromEntries(counted.map(([, lane, count]) => [lane, Number(count)]))
  }
  const purge = (tag: string) =>
    fetch(`${url}/purge`, { method: 'POST', headers: { ...json, ...purger }, body: JSON.stringify({ tags: [tag] }) })
  return { shop, send, lanes, purge }
}
const purgeToken = 'a-token-to-purge-with'
const purger = { authorization: `Bearer ${purgeToken}` }

type Shop = Awaited<ReturnType<typeof open>>['shop']

const hashed = (text: string, variables: unknown = {}) => ({
  operationName: nameOf(text) || undefined,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
})
const variablesOf = (text: string) => storefront[nameOf(text)]?.[0] ?? {}
const textOf = (name: string) => texts.find((text) => nameOf(text) === name) ?? ''

const everyEndpoint = (change: (endpoint: (typeof endpoints)[number]) => void) => endpoints.forEach(change)

const states: [string, (shop: Shop) => void][] = [
  ['is well', () => {}],
  [
    'has ended the session',
    (shop) => everyEndpoint((each) => shop.answer(each, () => new Refusal(codes.sessionEnded, 'Sign in again.'))),
  ],
  ['makes no sense', (shop) => everyEndpoint((each) => shop.misbehave(each, (response) => response.end('<p>')))],
]

/** Timestamps of cookies differ by the second. */
const timeless = <T extends { cookies: string[]; headers: Headers }>({ headers, cookies, ...rest }: T) => ({
  ...rest,
  headers: { ...headers, 'set-cookie': '' },
  cookies: cookies.map((line) => line.replace(/Expires=[^;]+/, '')),
})

describe.each(states)('a shop that %s', (_, prepare) => {
  const all = [...texts, ...operations.values()]
  test.each(all.map((text) => [nameOf(text) || text.slice(0, 60), text]))(
    '%s is answered with the same bytes by both lanes',
    async (_name, text) => {
      const trustedDocuments = byHash(operations.values())
      const [fast, slow] = [await open({ trustedDocuments }), await open({ trustedDocuments })]
      for (const { shop } of [fast, slow]) prepare(shop)
      const body = hashed(text, variablesOf(text))
      const quick = await fast.send(body, bearer)
      expect(timeless(quick)).toEqual(timeless(await slow.send(body, { ...bearer, ...unusual })))
      expect(await fast.lanes()).toEqual({ compiled: 1 })
      expect(await slow.lanes()).toEqual({ whole: 1 })
      const asked = ({ shop }: typeof fast) => shop.requests.map(({ endpoint, body: sent }) => [endpoint, sent])
      expect(asked(fast)).toEqual(asked(slow))
    },
  )
})

describe('what is out of the ordinary is answered by the whole server, as if it had come to it at once', () => {
  const head = textOf('PageHead')
  const body = hashed(head, { page: 'HOME' })
  test.each<[string, unknown, Headers]>([
    ['an operation of one’s own', { query: '{ languages { code } }' }, {}],
    ['an unknown hash', hashed('{ languages { code } }'), {}],
    ['a hash of another text', { ...body, query: head.replace('title', 'keywords') }, {}],
    ['another name than the operation’s', { ...body, operationName: 'Other' }, {}],
    ['variables of a wrong type', { ...body, variables: { page: 'NOWHERE' } }, {}],
    ['variables that are none', { ...body, variables: [1] }, {}],
    ['no variables where some are needed', { ...body, variables: undefined }, {}],
    ['a parameter of nobody', { ...body, more: 1 }, {}],
    ['several operations', [body, body], {}],
    ['no JSON', '{"query":', {}],
    ['a wish for its cost', body, { 'x-cost': '1' }],
    ['another page’s origin with a cookie', body, { origin: 'https://evil.example', cookie: 'token=abc' }],
    ['an API key of nobody', body, { 'x-api-key': 'pg_nobody' }],
    ['plain text', body, { 'content-type': 'text/plain' }],
    ['a wish for server-sent events', body, { accept: 'text/event-stream' }],
  ])('%s', async (_, sent, headers) => {
    const [fast, slow] = [await open(), await open()]
    const quick = await fast.send(sent, headers)
    expect(quick).toEqual(await slow.send(sent, { ...unusual, ...headers }))
    expect(await fast.lanes()).not.toHaveProperty('compiled')
  })
})

describe('the bytes of a public answer', () => {
  const body = hashed(textOf('PageHead'), { page: 'HOME' })

  it('are kept for whoever asks the same, signed in or not, and not for another language', async () => {
    const { shop, send, lanes } = await open()
    const first = await send(body)
    expect(await send(body, { ...bearer, origin: siteUrl })).toEqual(first)
    expect(await lanes()).toEqual({ compiled: 1, kept: 1 })
    await send(body, { lang: 'jp' })
    expect(await lanes()).toEqual({ compiled: 2, kept: 1 })
    expect(shop.requests).toHaveLength(2)
  })

  it('name the tags they can be purged by to whoever wishes that, alike on both lanes', async () => {
    const [fast, slow] = [await open(), await open()]
    const wish = { 'x-cache-tags': '1' }
    const first = await fast.send(body, wish)
    expect(first).toEqual(await slow.send(body, { ...wish, ...unusual }))
    expect(first.text).toContain('cacheTags')
    expect(await fast.send(body, wish)).toEqual(first)
    expect((await fast.send(body)).text).not.toContain('cacheTags')
    expect(await fast.lanes()).toEqual({ compiled: 2, kept: 1 })
  })

  it('are forgotten with a purge', async () => {
    const { shop, send, purge, lanes } = await open({ purgeToken })
    await send(body)
    shop.answer(contract.site.seo, () => ({ title: 'Changed', keyword: 'K', description: 'D' }))
    await purge('site')
    expect((await send(body)).text).toContain('Changed')
    expect(await lanes()).toMatchObject({ compiled: 2 })
  })

  it('are not kept where something failed, or where they are a person’s', async () => {
    const { shop, send, lanes } = await open()
    shop.misbehave(contract.site.seo, (response) => response.end('<p>'))
    await send(body)
    await send(body)
    const cart = hashed(textOf('CartBadge'))
    await send(cart, bearer)
    await send(cart, bearer)
    expect(await lanes()).toEqual({ compiled: 4 })
  })
})

it('who asks too much is refused on both lanes from the same points', async () => {
  const { send } = await open({ rateLimit: 45, trustedProxies: parseNetworks('10.0.0.1') })
  const body = hashed(textOf('SearchBox'), { keyword: 'par' })
  const answers = [await send(body), await send(body), await send(body), await send(body, unusual)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
})
