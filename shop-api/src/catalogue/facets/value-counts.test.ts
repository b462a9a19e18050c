import { beforeAll, describe, expect, it } from 'vitest'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { loadValueCounts, recountValues } from './value-counts.ts'

const others = 5_000
const columns = 'manufacturer_id, category_id, popularity, description, package, value_ids, rohs, lifecycle, weight_mg'

/** Gates of the manufacturer 3, every second one in stock, and all with the first value. */
const catalogue = useCatalogue(async (db) => {
  await db.exec(`
    insert into parts (id, mpn, ${columns})
    select 1000 + n, 'Z-' || n, 3, 8, 0, '', 'DIP-' || n % 4, array[1], 'compliant', 'active', 1 from generate_series(1, ${others}) n;
    insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default, stock)
    select id * 10, id, 'part-' || id, mpn, 'bulk', 1, '2531+', 1, 1, true, id % 2 from parts where id > 1000`)
})

type Scope = { categoryIds?: number[]; manufacturerIds?: number[]; inStock?: boolean }
const load = async ({ categoryIds, manufacturerIds, inStock = false }: Scope) => {
  const options = await loadValueCounts(catalogue.db, {
    categoryIds: categoryIds ?? null,
    manufacturerIds: manufacturerIds ?? null,
    inStock,
  })
  return options && new Map(options.map(({ value, count }) => [value, count]))
}

describe('the counted values', () => {
  beforeAll(() => recountValues(catalogue.db))

  it.each<[name: string, scope: Scope, count: number]>([
    ['a manufacturer', { manufacturerIds: [3] }, others / 4],
    ['a manufacturer, in stock', { manufacturerIds: [3], inStock: true }, others / 4],
    ['a category', { categoryIds: [8] }, others / 4],
    ['a category with its descendants', { categoryIds: [6, 7, 8] }, others / 4],
    ['the catalog', {}, others / 4],
  ])('of %s are those of all its parts', async (_name, scope, count) => {
    expect((await load(scope))?.get('DIP-1')).toBe(count)
  })

  it('in stock leave out those that are sold out', async () => {
    expect((await load({ manufacturerIds: [3], inStock: true }))?.has('DIP-2')).toBe(false)
    expect((await load({ manufacturerIds: [3] }))?.get('DIP-2')).toBe(others / 4)
  })
})

it('other statements of the embedded engine run while the values are counted', async () => {
  const count = { hasEnded: false }
  const counting = recountValues(catalogue.db).finally(() => {
    count.hasEnded = true
  })
  let served = 0
  for (; !count.hasEnded; served++) await catalogue.db.query('select 1')
  await counting
  expect(served).toBeGreaterThan(10)
})

it('a recount writes the counts that have changed, and no others', async () => {
  const { db } = catalogue
  const readVersions = () =>
    db.query('select xmin::text, category_ids, manufacturer_ids, in_stock_only from value_counts order by 2, 3, 4')
  await recountValues(db)
  const versions = await readVersions()
  await recountValues(db)
  expect(await readVersions()).toEqual(versions)

  await db.query('update goods set stock = 0 where part_id > 1000')
  await recountValues(db)
  expect((await load({ manufacturerIds: [3], inStock: true }))?.has('DIP-1')).toBe(false)
  const isOfOther = ({ manufacturer_ids }: Record<string, unknown>) => JSON.stringify(manufacturer_ids) === '["1"]'
  expect((await readVersions()).filter(isOfOther)).toEqual(versions.filter(isOfOther))
})

it('a manufacturer whose last part is withdrawn has no stored values', async () => {
  const { db } = catalogue
  await db.exec('delete from goods where part_id in (select id from parts where manufacturer_id = 3)')
  await recountValues(db)
  expect(await load({ manufacturerIds: [3] })).toBeNull()
  expect(await load({ manufacturerIds: [2] })).not.toBeNull()
})
