import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { load, type Operation } from './load.ts'
import type { BenchStack } from './stack.ts'
import { ms, printTable, ratio } from './table.ts'

const { goodsDetail, search, manufacturers, categoryTree } = contract.catalogue

const productQuery = (name: string) => `query ${name}($slug: String!) { product(by: { slug: $slug }) {
  id slug partNumber description package packaging stock minimumOrderQuantity orderMultiple leadTimeWeeks rohsStatus lifecycleStatus
  manufacturer { id name slug } category { id name slug ancestors { name slug } }
  parameters { name displayValue } priceBreaks { quantity unitPrice { amount currency } }
  packagingOptions { id slug packaging stock } aliases { partNumber kind }
} }`

const listQuery = (
  name: string,
) => `query ${name}($query: String!) { search(query: $query, first: 20) { totalCount nodes {
  id slug partNumber description stock manufacturer { id name slug } category { id name slug }
} } }`

const manufacturersAndTree = (ids: number[]): Operation => [
  { path: `${manufacturers.path}?ids=${[...new Set(ids)].join(',')}` },
  { path: categoryTree.path },
]

const productByRest = ({ goods_page_url, brand_id }: Goods): Operation => [
  { path: `${goodsDetail.path}?urls=${goods_page_url}` },
  ...manufacturersAndTree([brand_id]),
]

const listByRest = ({ part_number, brand_id }: Goods): Operation => [
  { path: `${search.path}?limit=20&wd=${encodeURIComponent(part_number.slice(0, 8))}` },
  ...manufacturersAndTree([brand_id]),
]

const productByGateway = (name: string, { goods_page_url }: Goods): Operation => [
  { path: '/graphql', query: productQuery(name), variables: { slug: goods_page_url } },
]
const listByGateway = (name: string, { part_number }: Goods): Operation => [
  { path: '/graphql', query: listQuery(name), variables: { query: part_number.slice(0, 8) } },
]

const record = z.object({ operation: z.string(), upstreamCalls: z.number() })

const upstreamCalls = async (logs: string, operation: string) => {
  const lines = (await readFile(join(logs, 'gateway.log'), 'utf8'))
    .split('\n')
    .filter((line) => line.includes(operation))
  const calls = lines.flatMap((line) => {
    const parsed = record.safeParse(JSON.parse(line))
    return parsed.success && parsed.data.operation === operation ? [parsed.data.upstreamCalls] : []
  })
  const mean = calls.reduce((sum, n) => sum + n, 0) / calls.length
  return { mean: mean.toFixed(2), most: String(Math.max(...calls)) }
}

export const benchGateway = async ({ addresses, goods, logs }: BenchStack) => {
  const few = goods.slice(0, 50)
  const cases = [
    ['product, always another', goods, productByRest, productByGateway, 'AnyProduct'],
    ['product, the same 50', few, productByRest, productByGateway, 'SameProduct'],
    ['list of 20, always another', goods, listByRest, listByGateway, 'AnyList'],
    ['list of 20, the same 50', few, listByRest, listByGateway, 'SameList'],
  ] as const
  const rows: string[][] = []
  for (const [name, sample, byRest, byGateway, operation] of cases) {
    const rest = await load(addresses['shop-api'], sample.map(byRest))
    const gateway = await load(
      addresses.gateway,
      sample.map((product) => byGateway(operation, product)),
    )
    const calls = await upstreamCalls(logs, operation)
    rows.push([
      name,
      rest.perSecond.toFixed(0),
      gateway.perSecond.toFixed(0),
      ratio(gateway.perSecond, rest.perSecond),
      ms(rest.p99Ms),
      ms(gateway.p99Ms),
      calls.mean,
      calls.most,
    ])
  }
  printTable(
    'Gateway against the same three REST calls, one after the other (8 connections)',
    ['question', 'REST /s', 'gateway /s', 'ratio', 'REST p99', 'gateway p99', 'calls to the shop', 'at most'],
    rows,
  )
}
