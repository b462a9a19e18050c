import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { locales } from '@partgate/schema/locales.ts'
import { cases } from './cases.ts'
import { openShop } from './open-shop.ts'
import { type Ask, ask } from './shop.ts'

let shop: string
let opened: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  opened = await openShop()
  shop = opened.address
})
afterAll(() => opened?.close())

type Case = (shopApi: string) => Ask | Promise<Ask>
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
  it.each(all)('answers $call as the contract says, with nothing more', async ({ call, domain, name, endpoint }) => {
    const example = casesOf.get(domain)?.[name]
    if (!example) throw new Error(`${call} has no case in cases.ts.`)
    const { status, code, message, data } = await ask(shop, endpoint, await example(shop))
    expect({ status, code }, JSON.stringify(data)).toEqual({ status: 200, code: codes.ok })
    expect(message).not.toBe('')
    // A shape drops what it does not know, so what differs is what the contract does not name.
    expect(endpoint.data.parse(data)).toEqual(data)
  })

  it.each(all.filter(({ domain, endpoint }) => domain === 'catalogue' && endpoint.method === 'GET'))(
    'has something to show for $call',
    async ({ domain, name, endpoint }) => {
      const { data } = await ask(shop, endpoint, await casesOf.get(domain)?.[name]?.(shop))
      expect(listsIn(data).every((list) => list.length > 0)).toBe(true)
    },
  )

  it.each(locales)('answers the catalogue in $code', async ({ code: lang }) => {
    for (const { endpoint, name } of all.filter(({ domain }) => domain === 'catalogue')) {
      const { code, data } = await ask(shop, endpoint, { ...(await cases.catalogue[name as 'search'](shop)), lang })
      expect(code).toBe(codes.ok)
      expect(endpoint.data.safeParse(data).error).toBeUndefined()
    }
  })
})
