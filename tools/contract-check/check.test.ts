import { expect, onTestFinished, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { startFakeShop } from '../../gateway/testing/fake-shop.ts'
import { makeSearchData } from '../../gateway/testing/shop-data.ts'
import { checkContract, isBroken } from './check.ts'
import { reads } from './plan.ts'
import { formatTable } from './table.ts'

const { account, catalogue, orders, site } = contract
const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))

const open = async () => {
  const shop = await startFakeShop()
  onTestFinished(() => shop.close())
  const check = async (given: { token?: string; writes?: boolean } = {}) => {
    const rows = await checkContract({ url: new URL(shop.url), token: given.token }, { writes: given.writes === true })
    const findRow = ({ method, path }: Endpoint) => rows.find(({ endpoint }) => endpoint === `${method} ${path}`)
    return { rows, findRow, broken: rows.filter(isBroken) }
  }
  return { shop, check }
}

test('the plan requests every read of the contract', () => {
  const known = new Set(reads.map(({ endpoint }) => endpoint))
  expect(endpoints.filter((endpoint) => endpoint.method === 'GET' && !known.has(endpoint))).toEqual([])
  expect(known.size).toBe(endpoints.filter(({ method }) => method === 'GET').length)
})

test('a healthy shop passes and is not changed', async () => {
  const { shop, check } = await open()
  shop.respond(site.page, () => ({
    id: 'privacy-policy',
    title: '',
    lang: 'en',
    sections: [],
    updated_at: '2026-11-02T09:00:00Z',
  }))
  const { rows, broken } = await check({ token: 'secret-session-token-1' })
  expect(broken).toEqual([])
  expect(rows.filter(({ state }) => state === 'ok')).toHaveLength(reads.length)
  expect(shop.requests.every(({ endpoint }) => endpoint.method === 'GET')).toBe(true)
  expect(shop.unmatchedUrls).toEqual([])
})

test('reads for members need a token', async () => {
  const { shop, check } = await open()
  const { findRow } = await check()
  expect(findRow(account.profileInfo)?.state).toBe('needs a token')
  expect(findRow(orders.detail)).toMatchObject({ state: 'not requested', note: 'no order is known' })
  expect(shop.countRequests(account.profileInfo)).toBe(0)
})

test('a renamed field is reported, and the other values of the response are used', async () => {
  const { shop, check } = await open()
  const { list, ...rest } = makeSearchData(1, 20)
  const renamed = list.map(({ stock, ...row }) => ({ ...row, quantity_in_stock: stock }))
  shop.respond(catalogue.search, () => ({ ...rest, list: renamed }) as never)
  const { findRow } = await check()
  expect(findRow(catalogue.search)).toMatchObject({
    state: 'differs',
    differences: [{ field: 'data.list[].stock', expected: 'number', got: 'nothing', rows: 20 }],
  })
  expect(findRow(catalogue.goodsDetail)?.state).toBe('ok')
})

test('an unknown endpoint is missing; a page, a redirect and silence are no valid responses', async () => {
  const { shop, check } = await open()
  shop.respondRaw(catalogue.bannerList, (response) => response.writeHead(404).end('Not found'))
  shop.respondRaw(site.config, (response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
  shop.respondRaw(site.languages, (response) => response.writeHead(302, { location: `${shop.url}/trap` }).end())
  shop.respondRaw(site.countries, (response) => response.destroy())
  const { rows, findRow } = await check()
  expect(findRow(catalogue.bannerList)).toMatchObject({ state: 'missing', note: 'HTTP 404' })
  expect(findRow(site.config)).toMatchObject({
    state: 'differs',
    differences: [{ field: '(body)', expected: 'JSON', got: 'text/html: string "<!doctype html>"' }],
  })
  expect(findRow(site.languages)).toMatchObject({ differences: [{ got: `302 to ${shop.url}/trap` }] })
  expect(findRow(site.countries)).toMatchObject({ differences: [{ field: '(response)' }] })
  expect(shop.unmatchedUrls).toEqual([])
  expect(formatTable(rows)).toMatch(/^GET \/api\/index\/bannerList +missing +HTTP 404$/m)
})

test('writes send only invalid bodies, and the shop must name the invalid fields', async () => {
  const { shop, check } = await open()
  const refused = JSON.stringify({ code: 400, message: 'No.', data: { fields: [{ field: 'x', message: 'No.' }] } })
  const writes = endpoints.filter(({ method }) => method !== 'GET')
  for (const write of writes) shop.respondRaw(write, (response) => response.end(refused))
  shop.respondRaw(site.feedback, (response) => response.end('{"code":400,"message":"No.","data":{}}'))
  shop.respondRaw(site.subscribe, (response) => response.end('{"code":200,"message":"Done.","data":{}}'))
  const { findRow } = await check({ token: 'secret-session-token-1', writes: true })

  const sent = shop.requests.filter(({ endpoint }) => endpoint.method !== 'GET')
  const isSound = ({ endpoint, params, body }: (typeof sent)[number]) =>
    endpoint.params.safeParse(params).success && endpoint.body.safeParse(body).success
  expect(sent.filter(isSound)).toEqual([])
  expect(sent).toHaveLength(writes.length - 1)
  expect(findRow(account.logout)).toMatchObject({ state: 'not requested' })
  expect(findRow(account.register)?.state).toBe('ok')
  expect(findRow(site.feedback)).toMatchObject({ differences: [{ field: 'data.fields', got: 'nothing' }] })
  expect(findRow(site.subscribe)).toMatchObject({
    differences: [{ field: 'code', expected: '400', got: '200: Done.' }],
  })
})
