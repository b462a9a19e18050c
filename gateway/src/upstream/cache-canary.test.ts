import { contract } from '@partgate/schema/shop-api/contract.ts'
import { locales } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import { startFakeRedis } from '../../testing/fake-redis.ts'
import { endpoints } from '../../testing/fake-shop.ts'
import { openGateway, longTimeouts } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { profile } from '../../testing/shop-data.ts'
import { policies } from './policies.ts'

const { account, site } = contract

/** Each credential contains a canary. */
const visitors: Record<string, Record<string, string>> = {
  anonymous: {},
  ada: { authorization: 'Bearer canary-ada', 'order-token': 'canary-ada-order' },
  bob: { cookie: 'token=canary-bob; cart=canary-bob-cart; orders=canary-bob-orders' },
}

const own = ['authorization', 'cookie', 'cart-token', 'order-token', 'x-forwarded-for']

test('public responses are equal for all callers of a language, and private responses are never shared', async () => {
  const redis = startFakeRedis()
  const { shop, run } = await openGateway({ redis: redis.connect(), rateLimit: 999_999_999, ...longTimeouts })
  shop.respond(site.seo, ({ headers }) => ({
    title: `in ${String(headers['lang'])} for ${own.filter((name) => headers[name]).join()}`,
    keyword: '',
    description: '',
  }))
  shop.respond(account.profileInfo, ({ headers }) => ({
    ...profile,
    email: `${headers.authorization?.replace('Bearer ', '')}@example.com`,
  }))

  const publicReads = endpoints.filter((endpoint) => policies.has(endpoint))
  const readings = locales.flatMap(({ code }) => Object.values(visitors).map((visitor) => [code, visitor] as const))
  await Promise.all(
    readings.flatMap(([lang, visitor]) =>
      publicReads.map((endpoint) => run(operations.get(endpoint) ?? '', { headers: { lang, ...visitor } })),
    ),
  )
  const responses = await Promise.all(
    readings.map(async ([lang, visitor]) => {
      const { data } = await run('{ viewer { email } seo(page: HOME) { title } }', { headers: { lang, ...visitor } })
      return { lang, visitor, data }
    }),
  )

  for (const { lang, visitor, data } of responses) {
    expect(data['seo']).toEqual({ title: `in ${lang} for ` })
    const secret = /canary-(?:ada|bob)$/.exec(Object.values(visitor)[0]?.split(';')[0] ?? '')?.[0]
    expect(data['viewer']).toEqual(secret ? { email: `${secret}@example.com` } : null)
  }
  const heard = shop.requests.filter(({ endpoint }) => policies.has(endpoint))
  expect(new Set(heard.map(({ endpoint }) => endpoint)).size).toBe(publicReads.length)
  expect(heard.filter(({ headers }) => own.some((name) => headers[name] !== undefined))).toEqual([])
  expect(redis.commands.filter((command) => command.join(' ').includes('canary'))).toEqual([])
  expect(redis.texts.size).toBeGreaterThan(200)
})
