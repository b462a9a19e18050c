import { expect, it } from 'vitest'
import { partsFor, sellDifferently, type Part, type SearchRequest } from '../../../testing/part-oracle.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { countListOptions, mergeListCounts, optionFacets } from './list-counts.ts'
import { emptyFilter } from '../part-filter/filter.ts'

const catalogue = useCatalogue(sellDifferently)

const key = 'manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock'

/** Where the sums of `list_counts` differ from a count of all parts. */
const listDifferences = () =>
  catalogue.db.query(
    `select * from (
       select ${key}, sum(part_count)::int as stored from list_counts group by ${key} having sum(part_count) <> 0
     ) stored
     full join (select ${key}, count(*)::int as counted from listed_parts group by ${key}) counted using (${key})
     where stored is distinct from counted`,
  )

const tally = (values: readonly (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, same]) => [value, same.length]))

it.each<[name: string, filter: object, request: Partial<SearchRequest>]>([
  ['a list of everything', {}, {}],
  ['a list of a manufacturer', { manufacturerIds: [2] }, { manufacturer: [2] }],
  ['a list of what is in stock', { inStock: true }, { in_stock: true }],
  ['a list of reels in stock', { packagings: ['reel'], inStock: true }, { packaging: 'reel', in_stock: true }],
  ['a list of what conforms', { rohs: true }, { rohs: true }],
])('the options of %s are those of a scan of every part', async (_name, filter, request) => {
  const all = { filters: [], ...request }
  const rows = await countListOptions(catalogue.db, { ...emptyFilter, ...filter }, optionFacets)
  const counts = (facet: string) =>
    Object.fromEntries(rows.filter((row) => row.facet === facet && row.count > 0).map((row) => [row.key, row.count]))
  const expected = (change: Partial<SearchRequest>, toValue: (part: Part) => string | number) =>
    tally(partsFor({ ...all, ...change }).map(toValue))
  expect(counts('category')).toEqual(expected({}, (part) => part.category_id))
  const { manufacturer: _lifted, ...anyManufacturer } = all
  expect(counts('manufacturer')).toEqual(tally(partsFor(anyManufacturer).map((part) => part.manufacturer_id)))
  expect(counts('in_stock')).toEqual({ null: partsFor({ ...all, in_stock: true }).length })
  expect(counts('rohs')).toEqual({ null: partsFor({ ...all, rohs: true }).length })
  for (const packaging of ['reel', 'cut_tape', 'tray'])
    expect(counts('packaging')[packaging] ?? 0).toBe(partsFor({ ...all, packaging }).length)
})

const changes: [name: string, statement: string][] = [
  ['goods sell out', 'update goods set stock = 0 where id in (select min(id) from goods group by part_id limit 4)'],
  ['goods are in stock again', 'update goods set stock = 500 where stock = 0'],
  ['an order takes a part of the stock', 'update goods set stock = stock - 1 where stock > 1'],
  ['a part is obsolete', "update parts set lifecycle = 'obsolete' where id in (select min(id) from parts)"],
  ['a part has another number', "update parts set mpn = 'X-1' where id in (select min(id) from parts)"],
  ['parts change their category', 'update parts set category_id = 8 where category_id = 3'],
  ['goods are packed differently', "update goods set packaging = 'tube' where packaging = 'reel'"],
  ['goods are withdrawn', 'delete from goods where id in (select max(id) from goods)'],
  ['parts are withdrawn', 'delete from parts where id in (select max(id) from parts)'],
]

it.each(changes)('the counts of lists are those of the parts after %s', async (_name, statement) => {
  await catalogue.db.query(statement)
  expect(await listDifferences()).toEqual([])
})

it('the counts are the same after the rows of changes are merged', async () => {
  const count = async () => (await catalogue.db.query('select from list_counts')).length
  await catalogue.db.query('update goods set stock = 0')
  await catalogue.db.query('update goods set stock = 9')
  const rows = await count()
  await mergeListCounts(catalogue.db)
  expect(await count()).toBeLessThan(rows)
  expect(await listDifferences()).toEqual([])
})
