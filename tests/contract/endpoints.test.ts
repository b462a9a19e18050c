import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { locales } from '@partgate/schema/locales.ts'
import { sample } from '@partgate/schema/testing/scope.ts'
import { cases } from './cases.ts'
import { nextAddress, type RequestOptions, requestEnvelope } from './shop-client.ts'

const shop = inject('shop').address

type Case = (shopApi: string) => RequestOptions | Promise<RequestOptions>
const casesOf = new Map<string, Record<string, Case>>(Object.entries(cases))

const all = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    call: `${domain}.${name}`,
    domain,
    name,
    endpoint,
  })),
)

const listsIn = (data: unknown) =>
  Array.isArray(data) ? [data] : Object.values(Object(data) as object).filter((value) => Array.isArray(value))

describe('the running shop', () => {
  it.each(all)(
    'responds to $call with exactly the fields of the contract',
    async ({ call, domain, name, endpoint }) => {
      const example = casesOf.get(domain)?.[name]
      if (!example) throw new Error(`${call} has no case in cases.ts.`)
      const { status, code, message, data } = await requestEnvelope(shop, endpoint, await example(shop))
      expect({ status, code }, JSON.stringify(data)).toEqual({ status: 200, code: codes.ok })
      expect(message).not.toBe('')
      // A schema drops unknown fields, so a difference shows a field outside the contract.
      expect(endpoint.data.parse(data)).toEqual(data)
    },
  )

  it.each(all.filter(({ endpoint }) => endpoint.retry && endpoint.method !== 'GET'))(
    'gives a repeated $call the same response',
    async ({ domain, name, endpoint }) => {
      const cartToken = randomBytes(32).toString('base64url')
      const request = { cartToken, address: nextAddress(), ...(await casesOf.get(domain)?.[name]?.(shop)) }
      const first = await requestEnvelope(shop, endpoint, request)
      const second = await requestEnvelope(shop, endpoint, request)
      expect(first.code).toBe(codes.ok)
      // For the gateway, the refusal of a sign-out is a success too.
      const isSignOut = endpoint === contract.account.logout
      expect(second.code).toBe(isSignOut ? codes.sessionEnded : codes.ok)
      expect(isSignOut ? first.data : second.data).toEqual(first.data)
    },
  )

  it('returns the texts of the site for getSeo and a picture for getCaptcha without a query', async () => {
    const { seo, config, captchaGet } = contract.site
    const [texts, configured] = [await requestEnvelope(shop, seo), await requestEnvelope(shop, config)]
    expect([texts.code, texts.data]).toEqual([codes.ok, Object(configured.data).seo])
    const { code, data } = await requestEnvelope(shop, captchaGet)
    expect(code).toBe(codes.ok)
    expect(data).toMatchObject({ image: expect.stringMatching(/^data:image/), work: null })
  })

  it.each(all.filter(({ domain, endpoint }) => domain === 'catalogue' && endpoint.method === 'GET'))(
    'has data for $call',
    async ({ domain, name, endpoint }) => {
      const { data } = await requestEnvelope(shop, endpoint, await casesOf.get(domain)?.[name]?.(shop))
      expect(listsIn(data).every((list) => list.length > 0)).toBe(true)
    },
  )

  it.each(sample(locales, 4))('returns the catalogue in $code', async ({ code: lang }) => {
    for (const { endpoint, name } of all.filter(({ domain }) => domain === 'catalogue')) {
      const { code, data } = await requestEnvelope(shop, endpoint, {
        ...(await cases.catalogue[name as 'search'](shop)),
        lang,
      })
      expect(code).toBe(codes.ok)
      expect(endpoint.data.safeParse(data).error).toBeUndefined()
    }
  })
})
