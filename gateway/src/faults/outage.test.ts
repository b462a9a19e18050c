import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'

const { cart, catalogue } = contract

const trickle = (response: ServerResponse) => {
  const drip = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drip))
}

type Way = [name: string, ail: (response: ServerResponse) => void, code: string]

const ways: Way[] = [
  ['resets', (response) => response.socket?.resetAndDestroy(), 'UPSTREAM_UNAVAILABLE'],
  ['hangs up', (response) => response.destroy(), 'UPSTREAM_UNAVAILABLE'],
  ['never responds', () => {}, 'UPSTREAM_TIMEOUT'],
  ['hangs after its headers', (response) => response.writeHead(200).flushHeaders(), 'UPSTREAM_TIMEOUT'],
  ['sends a byte now and then', trickle, 'UPSTREAM_TIMEOUT'],
]

const timeouts = { readTimeoutMs: 1_000, writeTimeoutMs: 1_000 }
const page = `{ siteConfig { companyName } banners { title } cartLineCount viewer { email } }`
const fields = ['siteConfig', 'banners', 'cartLineCount', 'viewer']

it.for(
  ways.flatMap(([way, ...rest]) => [
    [way, 'banners', catalogue.bannerList, ...rest] as const,
    [way, 'cartLineCount', cart.count, ...rest] as const,
  ]),
)('where a request %s, %s alone is missing, with a typed error in time', async ([, field, endpoint, ail, code]) => {
  const { shop, run } = await openGateway(timeouts)
  await run('{ languages { code } }')
  shop.respondRaw(endpoint, ail)
  const { data, errors } = await run(page, { headers: { authorization: 'Bearer abc' } })
  expect(errors?.map(({ path, extensions }) => [path, extensions?.code])).toEqual([[[field], code]])
  expect(fields.filter((name) => data[name] === null)).toEqual([field])
})

it.for(ways)('where a change %s, it fails with a typed error and is not made twice', async ([, ail, code]) => {
  const { shop, run } = await openGateway(timeouts)
  shop.respondRaw(cart.add, ail)
  const { errors } = await run(
    `mutation { addToCart(input: { productId: "${toGlobalId('Product', 1)}", quantity: 10 }) { cart { id } } }`,
  )
  expect(errors?.[0]?.extensions?.code).toBe(code)
  expect(shop.countRequests(cart.add)).toBe(1)
})

it('where no shop listens, every field is a typed error, and the gateway stays up', async () => {
  const { shop, run, fetch } = await openGateway(timeouts)
  await shop.close()
  const { errors } = await run(page)
  expect(new Set(errors?.map(({ extensions }) => extensions?.code))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']))
  expect((await fetch('/healthz')).status).toBe(200)
  expect((await fetch('/readyz')).status).toBe(503)
})

it('search still works while product requests fail', async () => {
  const { shop, run } = await openGateway(timeouts)
  shop.respondRaw(catalogue.goodsDetail, (response) => response.writeHead(503).end())
  const product = (n: number) => run(`{ product(by: { slug: "part-${n}" }) { partNumber } }`)
  for (let n = 0; n < 30; n += 1) expect((await product(n)).errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
  const { data, errors } = await run('{ search(query: "LM358") { totalCount } }')
  expect([errors, data.search]).toEqual([undefined, { totalCount: expect.any(Number) as number }])
})

it('a session that ends for one endpoint nulls only its field, and takes the cookie once', async () => {
  const { shop, run } = await openGateway()
  shop.respondRaw(cart.count, (response) => response.end('{"code":4001,"message":"Please sign in.","data":null}'))
  const { data, errors, setCookies } = await run(page, {
    headers: { cookie: 'token=secret-session-token-1', origin: 'http://localhost:3000' },
  })
  expect(errors?.map(({ path, extensions }) => [path, extensions?.code])).toEqual([
    [['cartLineCount'], 'UNAUTHENTICATED'],
  ])
  expect(data).toMatchObject({ siteConfig: { companyName: 'Partgate' }, viewer: { email: 'Ada@Example.com' } })
  expect(setCookies.filter((line) => line.startsWith('token='))).toEqual([expect.stringContaining('1970')])
})

it('a public page never carries sessions', async () => {
  const { shop, run } = await openGateway()
  const { errors, setCookies } = await run('{ siteConfig { companyName } banners { title } viewer { email } }')
  expect([errors, setCookies]).toEqual([undefined, []])
  expect(shop.requests.filter(({ headers }) => 'authorization' in headers)).toEqual([])
})
