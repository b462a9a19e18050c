import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { readEvents } from '../testing/event-stream.ts'
import { openGateway } from '../testing/harness.ts'

const { catalogue } = contract
const inParts = { accept: 'multipart/mixed' }
const slow = '... @defer(label: "shelf") { recommendations { slug } }'
const query = `{ product(slug: "part-1") { slug ${slow} } }`

/** The parts of a multipart answer as they come. */
const readParts = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<unknown> => {
    const [, json, rest] = /^[^{]*(\{.*?)\r\n---([^]*)$/s.exec(text) ?? []
    if (json !== undefined) {
      text = rest ?? ''
      return JSON.parse(json)
    }
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return null
    text += chunk.value
    return next()
  }
  return { next }
}

/** A shop whose recommendations come when they are told to. */
const openSlow = async () => {
  const gateway = await openGateway()
  const shelf = Promise.withResolvers<Data<typeof catalogue.recommend>>()
  gateway.shop.answer(catalogue.recommend, () => shelf.promise)
  return { ...gateway, arrive: () => shelf.resolve({ substitutes: [], recommended: [] }) }
}

describe('what is deferred', () => {
  it('comes after the rest, which does not wait for it', async () => {
    const { post, arrive } = await openSlow()
    const parts = readParts(await post({ query, headers: inParts }))
    expect(await parts.next()).toEqual({ data: { product: { slug: 'part-1' } }, hasNext: true })
    arrive()
    const late = { data: { recommendations: [] }, path: ['product'], label: 'shelf' }
    expect(await parts.next()).toEqual({ incremental: [late], hasNext: expect.any(Boolean) })
  })

  it('comes as events to who reads events', async () => {
    const { post, arrive } = await openSlow()
    const events = readEvents(await post({ query, headers: { accept: 'text/event-stream' } }))
    expect(await events.next()).toMatchObject({ data: { data: { product: { slug: 'part-1' } }, hasNext: true } })
    arrive()
    expect(await events.next()).toMatchObject({ data: { incremental: [{ data: { recommendations: [] } }] } })
  })

  test.for(['application/json', 'application/graphql-response+json, application/json'])(
    'comes with the rest to who reads only %s',
    async (accept) => {
      const { run, arrive } = await openSlow()
      arrive()
      const { data, response } = await run(query, { headers: { accept } })
      expect(response.status).toBe(200)
      expect(data).toEqual({ product: { slug: 'part-1', recommendations: [] } })
    },
  )

  it('and fails says so in the gateway’s words', async () => {
    const { shop, post } = await openGateway()
    shop.misbehave(catalogue.recommend, (response) => response.destroy())
    const parts = readParts(await post({ query, headers: inParts }))
    await parts.next()
    expect(await parts.next()).toMatchObject({
      incremental: [
        { errors: [{ message: 'The shop cannot be reached.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
      ],
    })
  })
})

describe('E9: a flood of deferred parts', () => {
  const five = Array.from({ length: 5 }, () => '... @defer { stock }').join(' ')

  test.for([
    ['five', `{ product(slug: "part-1") { ${five} } }`, true],
    ['six', `{ product(slug: "part-1") { ${five} ... @defer { slug } } }`, false],
    [
      'three in a fragment that is spread twice',
      `{ a: product(slug: "part-1") { ...F } b: product(slug: "part-2") { ...F } } fragment F on Product { ... @defer { slug } ... @defer { stock } ... @defer { id } }`,
      false,
    ],
    [
      'fragments that double',
      `{ product(slug: "part-1") { ...A } } fragment A on Product { ...B ...B } fragment B on Product { ...C ...C } fragment C on Product { ... @defer { slug } ... @defer { id } }`,
      false,
    ],
    ['a deferred mutation', `mutation { ... @defer { signOut { isSignedOut } } }`, false],
    [
      'one label twice',
      `{ product(slug: "part-1") { ... @defer(label: "a") { slug } ... @defer(label: "a") { id } } }`,
      false,
    ],
    ['a stream', `{ product(slug: "part-1") { recommendations @stream(initialCount: 1) { slug } } }`, false],
  ] as const)('%s: %s → %s', async ([, flood, isServed]) => {
    const { shop, post } = await openGateway()
    const response = await post({ query: flood, headers: { accept: 'multipart/mixed, application/json' } })
    expect((await response.text()).includes('"errors"')).toBe(!isServed)
    expect(shop.requests).toHaveLength(isServed ? 1 : 0)
  })
})
