import { expect, it } from 'vitest'
import { sellDifferently } from '../../testing/part-oracle.ts'
import { useCatalogue } from '../../testing/use-catalogue.ts'
import { loadValueCounts } from './facets/value-counts.ts'
import { recountDueFacets, recountFacets } from './recount.ts'

const catalogue = useCatalogue(sellDifferently)

it('the stored values of a list are those that a search counts, after every recount', async () => {
  const ask = (query: Record<string, string>) => catalogue.search({ limit: '1', ...query })
  const lists: Record<string, string>[] = [
    { category: 'resistors' },
    { category: 'capacitors' },
    { manufacturer: '2' },
    { manufacturer: '3', in_stock: '1' },
  ]
  const counted = await Promise.all(lists.map(ask))
  const loadStored = () => loadValueCounts(catalogue.db, { categoryIds: null, manufacturerIds: [2], inStock: false })
  expect(await loadStored()).toBeNull()
  await recountFacets(catalogue.db)
  await recountFacets(catalogue.db)
  const stored = await Promise.all(lists.map((list) => ask({ ...list, sort: 'part_number' })))
  expect(stored.map(({ attributes }) => attributes)).toEqual(counted.map(({ attributes }) => attributes))
  expect(await loadStored()).not.toBeNull()
})

it('an unknown category has no values of parameters', async () => {
  await recountFacets(catalogue.db)
  expect(await catalogue.search({ category: 'moon' })).toMatchObject({ total: 0, attributes: [] })
})

it('a shop that starts within an hour of the last recount does not count again', async () => {
  const { db } = catalogue
  await recountDueFacets(db)
  await db.query('delete from value_counts')
  await recountDueFacets(db)
  expect(await db.query('select from value_counts')).toEqual([])
  await db.query("update meta set value = (now() - interval '61 minutes')::text where key = 'facets_counted_at'")
  await recountDueFacets(db)
  expect(await db.query('select from value_counts')).not.toEqual([])
})
