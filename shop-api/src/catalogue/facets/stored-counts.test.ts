import { expect, it } from 'vitest'
import { sellDifferently } from '../../../testing/part-oracle.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { countFacets } from './store.ts'
import { emptyFilter } from './service.ts'
import { loadStoredCounts, loadStoredAxis, loadStoredValues, recountFacets, loadStoredTotal } from './stored-counts.ts'

const catalogue = useCatalogue(sellDifferently)

const tally = (rows: readonly { facet: string; key: string | null; count: number }[]) =>
  rows.map(({ facet, key, count }) => `${facet} ${key ?? ''} ${count}`).toSorted()

it.each([
  ['the whole catalogue', {}],
  ['a category', { categoryIds: [3, 5] }],
  ['a maker', { manufacturerIds: [2] }],
  ['a maker in a category', { categoryIds: [5, 8], manufacturerIds: [2, 3] }],
])('stored counts of %s equal counting, after every recount', async (_what, scope) => {
  const filter = { ...emptyFilter, ...scope }
  await recountFacets(catalogue.db)
  await recountFacets(catalogue.db)
  const facets = ['packaging', 'lifecycle', 'in_stock', 'rohs'] as const
  const live = await countFacets({ max: 1_000, plan: null, filter, facets }, catalogue.db)
  expect(tally(await loadStoredCounts(catalogue.db, filter))).toEqual(tally(live))
  for (const axis of ['manufacturer', 'category'] as const) {
    const counted = await countFacets({ max: 1_000, plan: null, filter, facets: [axis] }, catalogue.db)
    expect(tally(await loadStoredAxis(catalogue.db, axis, 'all', filter))).toEqual(tally(counted))
    const inStock = await countFacets(
      { max: 1_000, plan: null, filter: { ...filter, inStock: true }, facets: [axis] },
      catalogue.db,
    )
    expect(tally(await loadStoredAxis(catalogue.db, axis, 'in_stock', filter))).toEqual(tally(inStock))
  }
  const [size] = await countFacets({ max: 1_000, plan: null, filter, facets: ['size'] }, catalogue.db)
  expect(await loadStoredTotal(catalogue.db, filter)).toBe(size?.count)
})

it.each(['resistance', 'dielectric', 'supply_voltage', 'colour'])('stored values of %s equal counting', async (key) => {
  const counted = await countFacets(
    { max: 1_000, plan: null, filter: emptyFilter, facets: ['size', 'attribute'], key },
    catalogue.db,
  )
  const asText = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  expect(asText(await loadStoredValues(catalogue.db, key))).toEqual(
    asText(counted.filter(({ facet }) => facet === 'attribute')),
  )
})

it.each([false, true])('offers are the same one by one and in one scan (in stock: %s)', async (inStock) => {
  const facets = ['size', 'packaging', 'in_stock'] as const
  const wideFilter = { ...emptyFilter, packagings: inStock ? null : ['reel'], inStock }
  const [few, many] = await Promise.all(
    [false, true].map((isWide) =>
      countFacets({ max: 1_000, plan: null, filter: { ...wideFilter, isWide }, facets }, catalogue.db),
    ),
  )
  expect(tally(few ?? [])).toEqual(tally(many ?? []))
})
