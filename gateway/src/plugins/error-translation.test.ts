import type { ServerResponse } from 'node:http'
import DataLoader from 'dataloader'
import { expect, it, test, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { createLog } from '../log.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeSearchData } from '../../testing/shop-data.ts'

const { catalogue } = contract
const query = '{ catalogStatistics { partCount } }'

test.for<[string, (response: ServerResponse) => void, string]>([
  ['hangs up', (response) => response.destroy(), 'UPSTREAM_UNAVAILABLE'],
  ['responds with 500', (response) => response.writeHead(500).end('<html>stack trace</html>'), 'UPSTREAM_UNAVAILABLE'],
  [
    'responds with nonsense',
    (response) => response.end('{"code":200,"message":"","data":[]}'),
    'UPSTREAM_INVALID_RESPONSE',
  ],
])('a shop that %s', async ([, misbehavior, code]) => {
  const { shop, run } = await openGateway()
  shop.respondRaw(catalogue.categoryStat, misbehavior)
  const { data, errors, response } = await run(query)
  expect(data).toEqual({ catalogStatistics: null })
  expect(errors).toHaveLength(1)
  expect(errors?.[0]).toMatchObject({ path: ['catalogStatistics'], extensions: { code } })
  expect(errors?.[0]?.message).toMatch(/^The shop /)
  expect(errors?.[0]?.extensions?.requestId).toBe(response.headers.get('x-request-id'))
})

test.for([
  [codes.notFound, 'NOT_FOUND'],
  [codes.tooManyRequests, 'RATE_LIMITED'],
  [codes.sessionEnded, 'UNAUTHENTICATED'],
  [codes.paymentUnavailable, 'UPSTREAM_UNAVAILABLE'],
  [codes.invalidRequest, 'BAD_USER_INPUT'],
] as const)('a query that the shop refuses with %i: %s', async ([shopCode, code]) => {
  const { shop, run } = await openGateway()
  shop.respond(catalogue.categoryStat, () => new Refusal(shopCode, 'The shop’s sentence.'))
  const { errors } = await run(query)
  expect(errors).toMatchObject([{ message: 'The shop’s sentence.', extensions: { code } }])
})

test('a query that the shop refuses has its own field names, and the time to wait', async () => {
  const { shop, run } = await openGateway()
  const fields = [{ field: 'placed_from', message: 'Check `placed_from`.' }]
  shop.respond(catalogue.categoryStat, () => new Refusal(codes.invalidRequest, 'Check `placed_from`.', { fields }))
  expect((await run(query)).errors).toMatchObject([{ message: 'Check `placedFrom`.' }])
  shop.respond(catalogue.categoryStat, () => new Refusal(codes.tooManyRequests, 'No.', { retry_after_seconds: 7 }))
  expect((await run(query)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 7 } }])
})

it('one failed list leaves the rest of the page', async () => {
  const { shop, run } = await openGateway()
  shop.respondRaw(catalogue.floorList, (response) => response.writeHead(502).end())
  const { data } = await run('{ homeSections { kind } banners { title } siteConfig { companyName } }')
  expect(data).toEqual({ homeSections: null, banners: [{ title: 'New' }], siteConfig: { companyName: 'Partgate' } })
})

it('every field has its own error where the shop never responds', async () => {
  const { shop, run } = await openGateway({ readTimeoutMs: 50 })
  for (const endpoint of Object.values(catalogue)) shop.respondRaw(endpoint, () => {})
  const { errors } = await run('{ search { totalCount } categories { name } homeSections { kind } }')
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(Array(3).fill('UPSTREAM_TIMEOUT'))
})

it('has one budget for requests in sequence', async () => {
  const { shop, run } = await openGateway({ queryTimeoutMs: 90 })
  const afterAWhile = <T>(data: T) => new Promise<T>((resolve) => setTimeout(() => resolve(data), 60))
  shop.respond(catalogue.search, () => afterAWhile(makeSearchData(1, 1)))
  shop.respond(catalogue.manufacturers, () => afterAWhile({ total: 0, list: [] }))
  const { errors } = await run('{ search { nodes { manufacturer { name } } } }')
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }])
})

it('masks unexpected errors and logs them with the request id', async () => {
  const log = createLog('silent')
  const logged = vi.spyOn(log, 'error')
  const bug = new Error('secret detail')
  vi.spyOn(DataLoader.prototype, 'load').mockRejectedValueOnce(bug)

  const { run } = await openGateway({ log })
  const { errors, response } = await run('{ product(by: { slug: "part-1" }) { id } }')
  const requestId = response.headers.get('x-request-id')
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId }
  expect(errors).toMatchObject([{ message: 'Unexpected error.', path: ['product'], extensions }])
  expect(JSON.stringify(errors)).not.toContain('secret')
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId, err: bug }), expect.any(String))
})
