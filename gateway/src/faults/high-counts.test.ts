import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { openGateway } from '../../testing/harness.ts'
import { makeGoods, makeSearchData } from '../../testing/shop-data.ts'

const { catalogue } = contract
const tooGreat = 3e9

const open = async () => {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(`${chunk}`), done()) })
  return { lines, ...(await openGateway({ log: pino({ level: 'warn' }, sink) })) }
}

it('a count that outgrows an Int is a typed error that names endpoint and field, and the rest of the page stays', async () => {
  const { shop, run, lines } = await open()
  shop.respond(catalogue.search, () => ({ ...makeSearchData(1, 20), total: tooGreat }))
  const { data, errors } = await run('{ search(query: "a") { totalCount nodes { slug } } languages { code } }')
  expect(data).toMatchObject({ search: null, languages: expect.arrayContaining([{ code: 'en' }]) })
  expect(errors).toMatchObject([{ path: ['search'], extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }])
  expect(lines.join('')).toMatch(/GET \/api\/index\/search: data\.total: Too big/)
})

it('a row whose count outgrows an Int is left out, and the others stay', async () => {
  const { shop, run, lines } = await open()
  const list = [makeGoods(1), { ...makeGoods(2), stock: tooGreat }, makeGoods(3)]
  shop.respond(catalogue.featureGoodsList, () => ({ total: 3, list }))
  const { data, errors } = await run('{ featuredProducts { slug } }')
  expect(data).toEqual({ featuredProducts: [{ slug: 'part-1' }, { slug: 'part-3' }] })
  expect(errors).toBeUndefined()
  expect(lines.join('')).toMatch(/GET \/api\/index\/featureGoodsList: .*data\.list\.1\.stock: Too big/)
})
