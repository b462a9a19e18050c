import { beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { takeTurns } from '@partgate/schema/testing/scope.ts'
import { type RequestOptions, sendRequest } from './shop-client.ts'
import { saveNewAddress } from './members-and-goods.ts'

const shop = inject('shop').address
let bearer: string
beforeAll(async () => {
  bearer = (await saveNewAddress(shop)).bearer
})

const odd = [
  '0',
  '-1',
  '00',
  '01',
  '1.0',
  '1e21',
  '0x10',
  '2147483648',
  '4294967297',
  '9007199254740993',
  '9'.repeat(400),
  ' 1',
  '+1',
  '１',
  '٣',
  '1,',
  ',1',
  '1 or 1=1',
  "1';drop table orders;--",
  '1/../2',
  '../2',
  '..',
  '%',
  '%00',
  '\0',
  '\ud800',
  '[1]',
  '{"$gt":0}',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'PG-7k3m9-x2q4t',
  'PG-UUUUU-00000',
  'x'.repeat(3_000),
]

type Place = { kind: 'params' | 'query'; name: string }
const namesIn = (shape: z.ZodType) =>
  Object.keys(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }).properties ?? {})
const places = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    (['params', 'query'] as const).flatMap((kind) =>
      namesIn(endpoint[kind]).map((field) => ({
        what: `${domain}.${name} with an odd ${field}`,
        endpoint,
        place: { kind, name: field } satisfies Place,
      })),
    ),
  ),
)

const refusals: number[] = [codes.invalidRequest, codes.notFound]

const check = async (response: Response) => {
  expect([200, 404]).toContain(response.status)
  const { code, message, data } = envelope.strict().parse(await response.json())
  expect(message).toMatch(/\S/)
  if (code !== codes.ok) failureData.strict().parse(data)
  return code
}

describe('the running shop responds to', () => {
  it.each(places.map((place, at) => ({ ...place, at })))('$what', async ({ endpoint, place: { kind, name }, at }) => {
    for (const text of takeTurns(odd, at, 3)) {
      const options: RequestOptions = { bearer, params: { id: '1' } }
      options[kind] = { ...options[kind], [name]: text }
      const code = await check(await sendRequest(shop, endpoint, options))
      const isWellFormed = endpoint[kind].safeParse(options[kind]).success
      expect(isWellFormed || kind === 'query' || refusals.includes(code), `${text}: ${code}`).toBe(true)
    }
  })

  it.each(places.filter(({ place }) => place.kind === 'params'))('$what, not escaped', async ({ endpoint }) => {
    for (const text of ['1/../2', '..%2f..', '%2e%2e/1', '%ff', '%ed%a0%80', '%', '1;2', '1//2', '1?id=2', '1#2']) {
      const url = new URL(endpoint.path.replace(/\{\w+\}/, text), shop)
      await check(await fetch(url, { method: endpoint.method, headers: { Authorization: `Bearer ${bearer}` } }))
    }
  })
})
