import { beforeAll, describe, expect, it } from 'vitest'
import { searchQuery } from '@partgate/schema/shop-api/search.ts'
import { enlarge } from '../../../testing/enlarge.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { createCatalogueService } from '../service.ts'

const catalogue = useCatalogue()
beforeAll(() => enlarge(catalogue.db), 300_000)

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'CTE Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
const walk = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(walk)]

/** A service and the plans of its statements. */
const openExplained = (options = '') => {
  const { db } = catalogue
  const plans: Node[] = []
  const query = async <R extends Record<string, unknown>>(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ) => {
    const [row] = await db.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (${options} format json) ${text}`, values)
    plans.push(...(row?.['QUERY PLAN'].map(({ Plan }) => Plan) ?? []))
    return db.query<R>(text, values, name)
  }
  return { service: createCatalogueService({ ...db, query }), plans }
}

/** The nodes of all statements of a search. */
const explain = async (query: Record<string, string>) => {
  const { service, plans } = openExplained('analyze,')
  await service.search(searchQuery.parse(query), 'en')
  plans.length = 0
  await service.search(searchQuery.parse({ ...query, page: '2' }), 'en')
  return plans.flatMap(walk)
}

const filters = (...list: object[]) => ({ filters: JSON.stringify(list) })

it.each<[string, Record<string, string>]>([
  ['a kind of parts', { wd: 'resistor' }],
  ['a kind of parts by price', { wd: 'resistor', sort: 'price' }],
  ['a kind of parts with a value', { wd: 'resistor 10k' }],
  ['a common word', { wd: 'film' }],
  ['a common word by stock', { wd: 'film', sort: 'stock' }],
  ['a common word in stock', { wd: 'film', in_stock: '1' }],
  ['one letter', { wd: 't' }],
  ['the beginning of many numbers', { wd: 'RC0402' }],
  ['the inside of many numbers', { wd: '0402' }],
  ['a value', { wd: '100nF' }],
  ['values of a wide range', filters({ key: 'resistance', min: 100, max: 1e6 })],
  [
    'values of a wide range in stock by price',
    { ...filters({ key: 'tolerance', min: 1 }), in_stock: '1', sort: 'price' },
  ],
])('a search for %s scans no goods one after another, and sorts no more parts than it counts', async (_name, query) => {
  const nodes = await explain(query)
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])
  expect(scanned.filter((name) => /^(goods|listed_goods|listed_stock|aliases)$/.test(name ?? ''))).toEqual([])
  const found = nodes.filter((node) => ['found', 'h'].includes(node['CTE Name'] ?? ''))
  const rows = Math.max(0, ...found.map((node) => node['Actual Rows'] * node['Actual Loops']))
  expect(rows).toBeLessThanOrEqual(1_001)
})

it.each(['C0402', '0402F', 'M358'])(
  'a search for %s, the inside of many numbers, does not read the other numbers one after another',
  async (wd) => {
    const nodes = await explain({ wd })
    expect(nodes.filter((node) => (node['Rows Removed by Filter'] ?? 0) > 1_001)).toEqual([])
  },
)

const suggest = (keyword: string) => catalogue.get(`/api/index/searchOption?keyword=${keyword}`)

it.each([
  ['searches for texts', 'array_agg(id) as ids', (wd: string) => catalogue.search({ wd })],
  ['suggestions', 'with numbers as', suggest],
])('%s are not planned again and again', async (_, statement, ask) => {
  const countPlans = async () => {
    const [row] = await catalogue.db.query<{ once: number; again: number }>(
      `select coalesce(sum(generic_plans), 0)::int as once, coalesce(sum(custom_plans), 0)::int as again
       from pg_prepared_statements where statement like $1`,
      [`%${statement}%`],
    )
    return row
  }
  // The first five executions of a statement are planned one by one.
  for (const text of ['M358', 'C0402', '0402F', 'LVC1G', '0603FR', 'LM339']) await ask(text)
  const { once = 0, again } = (await countPlans()) ?? {}
  for (const text of ['HC595', 'M324', 'C0603']) await ask(text)
  expect(await countPlans()).toEqual({ once: once + 3, again })
})

it('suggestions have one plan, whether or not the text has a decimal point', async () => {
  const { service, plans } = openExplained()
  await service.suggest('M358')
  plans.length = 0
  for (const text of ['M358', 'SMBJ5.1']) await service.suggest(text)
  expect(plans).toHaveLength(2)
  expect(plans[1]).toEqual(plans[0])
})

it('details of products find their parts in an index of goods alone', async () => {
  const { service, plans } = openExplained()
  await service.goodsDetail({ ids: '10,250' }, 'en')
  const reading = plans.flatMap(walk).filter((node) => node['Index Name'] === 'goods_pkey')
  expect(reading.map((node) => node['Node Type'])).toEqual(['Index Only Scan'])
})

it('a search for the beginning of many numbers has a plan of its own', async () => {
  const countRuns = async (wd: string) => {
    await catalogue.search({ wd })
    const [row] = await catalogue.db.query<{ runs: number }>(
      `select coalesce(sum(generic_plans + custom_plans), 0)::int as runs from pg_prepared_statements
       where statement like '%array_agg(id) as ids%'`,
    )
    return row?.runs ?? 0
  }
  const runs = await countRuns('M358')
  expect([await countRuns('RC'), await countRuns('C0402')]).toEqual([runs, runs + 1])
})

describe('where the most popular parts have indexes of their own', () => {
  beforeAll(() =>
    catalogue.db.exec(`
      alter table parts disable trigger user;
      update parts set is_popular = true where id in (select id from parts order by popularity desc, id limit 10000);
      alter table parts enable trigger user;
      analyze parts;`),
  )

  it.each([
    ['0402', 'trigram'],
    ['thick', 'words'],
  ])(
    'a search for %s, which many popular parts have, does not read the index of the %s of all parts',
    async (wd, index) => {
      const nodes = await explain({ wd })
      const read = nodes.filter((node) => node['Actual Loops'] > 0).map((node) => node['Index Name'])
      expect(read).toContain(`parts_popular_${index}`)
      expect(read).not.toContain(`parts_${index}`)
    },
  )
})
