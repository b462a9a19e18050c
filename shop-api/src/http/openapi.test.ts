import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { toOpenApi } from './openapi.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const document = toOpenApi()
const endpoints = Object.values(contract).flatMap((domain) => Object.values(domain))

const refsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)))

const at = (pointer: string) =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => Object(value)[key], document)

test('every endpoint of the contract is in the document, and no other', () => {
  const listed = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test('every reference resolves', () => {
  const refs = refsIn(document)
  expect(refs.length).toBeGreaterThan(20)
  expect(refs.filter((ref) => at(ref) === undefined)).toEqual([])
})

test('every path segment in braces is a parameter', () => {
  for (const [path, item] of Object.entries(document.paths)) {
    const pieces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true }))
    for (const operation of Object.values(item)) {
      expect(operation).toMatchObject({
        parameters: expect.arrayContaining(pieces.map((p) => expect.objectContaining(p))),
      })
    }
  }
})

test('its schemas are valid and match real responses', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'shop', ...document })
  const holds = async (path: string, call: string) => {
    const response = await shop.call('GET', path)
    const pointer = `/paths/${call.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`
    return ajv.validate({ $ref: `shop#${pointer}` }, response) || ajv.errorsText()
  }
  expect(await holds('/api/config/getConfig', '/api/config/getConfig')).toBe(true)
  expect(await holds('/api/category/tree', '/api/category/tree')).toBe(true)
  expect(await holds('/api/user/profile/info', '/api/user/profile/info')).toBe(true)
  for (const name of Object.keys(document.components.schemas)) {
    expect(() => ajv.compile({ $ref: `shop#/components/schemas/${name}` })).not.toThrow()
  }
})

test('the docs page uses the shop’s own files only', async () => {
  const page = await (await shop.request('GET', '/docs')).text()
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect((await shop.request('GET', address)).status).toBe(200)
  for (const file of ['package.json', 'constructor'])
    expect((await shop.request('GET', `/docs/${file}`)).status).toBe(404)
})
