import { beforeAll, describe, expect, it } from 'vitest'
import { searchSorts } from '@partgate/schema/shop-api/search.ts'
import { enlarge } from '../../../testing/enlarge.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { emptyFilter, type SearchFilter } from '../part-filter/filter.ts'
import { loadListPage } from './list-store.ts'

const catalogue = useCatalogue()
beforeAll(async () => {
  await enlarge(catalogue.db)
  await catalogue.db.exec(`
    update parts set lifecycle = 'obsolete' where id % 100 = 0;
    update parts set lifecycle = 'last_time_buy' where id % 100 = 1;`)
  await catalogue.db.vacuum()
}, 300_000)

type Node = { 'Node Type': string; 'Index Name'?: string; Plans?: Node[] }
const walk = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(walk)]

/** They pass rows on one by one. */
const passingNodes = ['Subquery Scan', 'Result']

/** The nodes that read what is skipped and shown: all below the limit. */
const belowLimit = async (filter: SearchFilter, sort: (typeof searchSorts)[number], offset: number) => {
  let plan: Node | undefined
  const { db } = catalogue
  const explaining = {
    ...db,
    query: async (text: string, values: readonly unknown[] = []) => {
      const [row] = await db.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values)
      plan = row?.['QUERY PLAN'][0]?.Plan
      return []
    },
  }
  await loadListPage(explaining, { filter, sort, offset, limit: 20 }, Infinity)
  const limit = plan && walk(plan).find((node) => node['Node Type'] === 'Limit')
  const reading = (limit?.Plans ?? []).flatMap(walk).filter((node) => !passingNodes.includes(node['Node Type']))
  return reading.map((node) => [node['Node Type'], node['Index Name']].join(' ').trim())
}

/** `index` is the part of the name before the order. */
const lists: [name: string, filter: Partial<SearchFilter>, index: string][] = [
  ['everything', {}, 'list'],
  ['a category', { categoryIds: [3] }, 'list_category'],
  ['a manufacturer', { manufacturerIds: [2] }, 'list_manufacturer'],
  ['what is in stock', { inStock: true }, 'list_in_stock'],
  ['a category, in stock', { categoryIds: [5], inStock: true }, 'list_category'],
  ['what conforms', { rohs: true }, 'list'],
  ['a packaging', { packagings: ['reel'] }, 'list_packaging'],
  ['a packaging, in stock and conforming', { packagings: ['cut_tape'], inStock: true, rohs: true }, 'list_packaging'],
  ['what is active', { lifecycles: ['active'] }, 'list'],
  ['what is obsolete', { lifecycles: ['obsolete'] }, 'list_lifecycle'],
  ['what is obsolete and in stock', { lifecycles: ['obsolete'], inStock: true }, 'list_lifecycle'],
]

describe.each(lists)('a list of %s', (_name, filter, index) => {
  it.each(searchSorts)(
    'by %s reads its index alone and in order, on the first page and on a deep one',
    async (sort) => {
      // By stock, what is in stock comes first.
      const name = sort === 'stock' && index === 'list_in_stock' ? 'list_stock' : `${index}_${sort}`
      for (const offset of [0, filter.lifecycles?.includes('obsolete') ? 60 : 3_000])
        expect([offset, await belowLimit({ ...emptyFilter, ...filter }, sort, offset)]).toEqual([
          offset,
          [`Index Only Scan ${name}`],
        ])
    },
  )
})

describe.each<[name: string, filter: Partial<SearchFilter>, index: string, count: number]>([
  ['some categories', { categoryIds: [3, 5, 8] }, 'list_category', 3],
  ['what is obsolete or sold for the last time', { lifecycles: ['obsolete', 'last_time_buy'] }, 'list_lifecycle', 2],
])('a list of %s', (_name, filter, index, count) => {
  it.each(searchSorts)('by %s merges the indexes of each, on the first page and on a deep one', async (sort) => {
    for (const offset of [0, 60])
      expect([offset, await belowLimit({ ...emptyFilter, ...filter }, sort, offset)]).toEqual([
        offset,
        ['Merge Append', ...Array.from({ length: count }, () => `Index Only Scan ${index}_${sort}`)],
      ])
  })
})
