import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, it, test } from 'vitest'
import { startFakeRedis } from './testing/fake-redis.ts'
import { openGateway } from './testing/harness.ts'

const purgeToken = 'a-token-for-purges'
const authorization = `Bearer ${purgeToken}`
const tags = (...names: unknown[]) => JSON.stringify({ tags: names })

test.for([
  ['without the token', {}, tags('site'), 401],
  ['with another token', { authorization: 'Bearer a-token-for-purgeS' }, tags('site'), 401],
  ['without JSON', { authorization }, 'site', 400],
  ['of nothing', { authorization }, tags(), 400],
  ['of what is no tag', { authorization }, tags('product:*'), 400],
  [
    'of too much',
    { authorization },
    tags(
      ...Array(1001)
        .keys()
        .map((n) => `product:${n}`),
    ),
    400,
  ],
  ['as it should be', { authorization }, tags('site', 'product:17'), 200],
] as const)('a purge %s is answered', async ([, headers, body, status]) => {
  const { fetch } = await openGateway({ purgeToken })
  expect((await fetch('/purge', { method: 'POST', headers, body })).status).toBe(status)
})

test('there is no purge by GET, and none at all without a token of one’s own', async () => {
  const { fetch } = await openGateway({ purgeToken })
  expect((await fetch('/purge', { headers: { authorization } })).status).toBe(405)
  const closed = await openGateway()
  expect(
    (await closed.fetch('/purge', { method: 'POST', headers: { authorization }, body: tags('site') })).status,
  ).toBe(404)
})

it('makes the next answer new', async () => {
  const redis = startFakeRedis()
  const { shop, run, fetch } = await openGateway({ purgeToken, redis: redis.connect() })
  const query = '{ product(slug: "part-3") { id } }'
  for (let i = 0; i < 3; i += 1) await run(query)
  expect(shop.countOf(contract.catalogue.goodsDetail)).toBe(1)
  const purge = async (tag: string) =>
    (await fetch('/purge', { method: 'POST', headers: { authorization }, body: tags(tag) })).json()
  expect(await purge('product:4')).toEqual({ dropped: { memory: 0, shared: 0 } })
  expect(await purge('product:3')).toEqual({ dropped: { memory: 1, shared: 1 } })
  await run(query)
  expect(shop.countOf(contract.catalogue.goodsDetail)).toBe(2)
})
