import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import { readEvents } from '../../testing/event-stream.ts'
import { openGateway } from '../../testing/harness.ts'
import { makeGoods } from '../../testing/shop-data.ts'

const { catalogue } = contract
const inParts = { accept: 'multipart/mixed' }
const slow = '... @defer(label: "pending") { recommendations { slug } }'
const query = `{ product(by: { slug: "part-1" }) { slug ${slow} } }`

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

/** A shop that holds recommendations back until `arrive` is called. */
const openSlow = async () => {
  const gateway = await openGateway()
  const pending = Promise.withResolvers<Data<typeof catalogue.recommend>>()
  gateway.shop.respond(catalogue.recommend, () => pending.promise)
  return { ...gateway, arrive: () => pending.resolve({ substitutes: [], recommended: [] }) }
}

describe('a deferred fragment', () => {
  it('arrives after the rest, which does not wait for it', async () => {
    const { post, arrive } = await openSlow()
    const parts = readParts(await post({ query, headers: inParts }))
    expect(await parts.next()).toEqual({ data: { product: { slug: 'part-1' } }, hasNext: true })
    arrive()
    const late = { data: { recommendations: [] }, path: ['product'], label: 'pending' }
    expect(await parts.next()).toEqual({ incremental: [late], hasNext: expect.any(Boolean) })
  })

  it('arrives as events for clients that read events', async () => {
    const { post, arrive } = await openSlow()
    const events = readEvents(await post({ query, headers: { accept: 'text/event-stream' } }))
    expect(await events.next()).toMatchObject({ data: { data: { product: { slug: 'part-1' } }, hasNext: true } })
    arrive()
    expect(await events.next()).toMatchObject({ data: { incremental: [{ data: { recommendations: [] } }] } })
  })

  test.for(['application/json', 'application/graphql-response+json, application/json'])(
    'arrives with the rest for clients that read only %s',
    async (accept) => {
      const { run, arrive } = await openSlow()
      arrive()
      const { data, response } = await run(query, { headers: { accept } })
      expect(response.status).toBe(200)
      expect(data).toEqual({ product: { slug: 'part-1', recommendations: [] } })
    },
  )

  it('that fails has the gateway’s error', async () => {
    const { shop, post } = await openGateway()
    shop.respondRaw(catalogue.recommend, (response) => response.destroy())
    const parts = readParts(await post({ query, headers: inParts }))
    await parts.next()
    expect(await parts.next()).toMatchObject({
      incremental: [
        { errors: [{ message: 'The shop cannot be reached.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
      ],
    })
  })
})

describe('a client that leaves before the deferred part', () => {
  const nested = `{ product(by: { slug: "part-1" }) { slug ... @defer { recommendations { slug recommendations { slug } } } } }`

  it.for(['multipart/mixed', 'text/event-stream'])('ends its work: %s', async (accept) => {
    const { shop, listen } = await openGateway()
    const list = Promise.withResolvers<Data<typeof catalogue.recommend>>()
    shop.respond(catalogue.recommend, () => list.promise)
    const leaving = new AbortController()
    const response = await fetch(`${await listen()}/graphql`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ query: nested }),
      signal: leaving.signal,
    })
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('part-1')
    await expect.poll(() => shop.countRequests(catalogue.recommend)).toBe(1)
    leaving.abort()
    await expect(reader?.read()).rejects.toThrow('abort')
    await new Promise((resolve) => setTimeout(resolve, 50))
    list.resolve({ substitutes: [], recommended: [makeGoods(8), makeGoods(9)] })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(shop.countRequests(catalogue.recommend)).toBe(1)
  })
})

describe('a flood of deferred parts', () => {
  const five = Array.from({ length: 5 }, () => '... @defer { stock }').join(' ')

  it('is refused with the limit and the number of parts', async () => {
    const { run } = await openGateway()
    const { errors } = await run(`{ product(by: { slug: "part-1" }) { ${five} ... @defer { slug } } }`)
    expect(errors?.[0]?.extensions).toEqual({ code: 'OPERATION_TOO_COMPLEX', limit: 5, value: 6 })
  })

  test.for([
    ['five', `{ product(by: { slug: "part-1" }) { ${five} } }`, true],
    ['six', `{ product(by: { slug: "part-1" }) { ${five} ... @defer { slug } } }`, false],
    [
      'three in a fragment that is spread twice',
      `{ a: product(by: { slug: "part-1" }) { ...F } b: product(by: { slug: "part-2" }) { ...F } } fragment F on Product { ... @defer { slug } ... @defer { stock } ... @defer { id } }`,
      false,
    ],
    [
      'fragments that double',
      `{ product(by: { slug: "part-1" }) { ...A } } fragment A on Product { ...B ...B } fragment B on Product { ...C ...C } fragment C on Product { ... @defer { slug } ... @defer { id } }`,
      false,
    ],
    ['a deferred mutation', `mutation { ... @defer { signOut { isSignedOut } } }`, false],
    [
      'one label twice',
      `{ product(by: { slug: "part-1" }) { ... @defer(label: "a") { slug } ... @defer(label: "a") { id } } }`,
      false,
    ],
    ['a stream', `{ product(by: { slug: "part-1" }) { recommendations @stream(initialCount: 1) { slug } } }`, false],
  ] as const)('%s: %s → %s', async ([, flood, isServed]) => {
    const { shop, post } = await openGateway()
    const response = await post({ query: flood, headers: { accept: 'multipart/mixed, application/json' } })
    expect((await response.text()).includes('"errors"')).toBe(!isServed)
    expect(shop.requests).toHaveLength(isServed ? 1 : 0)
  })
})
