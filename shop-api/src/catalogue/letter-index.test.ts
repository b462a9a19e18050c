import { searchData, type SearchData } from '@partgate/schema/shop-api/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'
import { fillSmallCatalogue } from '#testing/small-catalogue.ts'
import { smallParts } from '#testing/small-parts.ts'

/** More than are counted in a search. */
const many = 10_050
const odd = ['*STAR-1', '-ΩMEGA', '9C08', '~LAST', 'αBETA']

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await fillSmallCatalogue(shop.db)
  const numbers = [...Array.from({ length: many }, (_, at) => `Z-${String(at).padStart(5, '0')}`), ...odd, 'ZΩ']
  const columns = `manufacturer_id, category_id, popularity, description, package, params, value_ids, rohs, lifecycle, weight_mg`
  await shop.db.query(
    `insert into parts (id, mpn, ${columns})
     select 1000 + at, mpn, 1, 3, 0, '', '', '[]', '{}', 'compliant', 'active', 1
     from unnest($1::text[]) with ordinality as t (mpn, at)`,
    [numbers],
  )
  await shop.db.query(
    `insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default)
     select id * 10, id, 'part-' || id, mpn, 'bulk', 1, '2531+', 1, 1, true from parts where id > 1000`,
  )
}, 60_000)
afterAll(() => shop.close())

const index = async (query: Record<string, string>): Promise<SearchData> => {
  const asked = new URLSearchParams({ sort: 'part_number', limit: '100', ...query })
  const { code, data } = await shop.call('GET', `/api/index/search?${asked.toString()}`)
  expect(code).toBe(200)
  return searchData.parse(data)
}
const numbers = ({ list }: SearchData) => list.map(({ part_number }) => part_number)

describe('the index', () => {
  it.each(['R', 'r', 'G', 'S', 'L'])('of %s lists every part number that begins so, in order', async (initial) => {
    const mine = smallParts.map(({ mpn }) => mpn).filter((mpn) => mpn.startsWith(initial.toUpperCase()))
    const data = await index({ initial })
    expect(numbers(data)).toEqual(mine.toSorted())
    expect(data).toMatchObject({ total: mine.length, total_capped: false })
    expect(data.list.every(({ match }) => match === null)).toBe(true)
  })

  it('of digits and of the rest leaves out no part and lists none twice', async () => {
    expect(numbers(await index({ initial: '9' }))).toEqual(['9C08'])
    expect(numbers(await index({ initial: 'other' }))).toEqual(['*STAR-1', '~LAST', '-ΩMEGA', 'αBETA'])
    expect((await index({ initial: 'Q' })).total).toBe(0)
  })

  it('counts and turns pages beyond the ten thousand of a search', async () => {
    const last = await index({ initial: 'Z', page: '101' })
    expect(last).toMatchObject({ total: many + 1, total_capped: false })
    expect(numbers(last).slice(-2)).toEqual(['Z-10049', 'ZΩ'])
    expect(last.list).toHaveLength(51)
    expect((await index({ initial: 'Z', page: '102' })).list).toEqual([])
  })

  it('is longer than what a search counts, of all and of each choice alike', async () => {
    const found = await index({ wd: 'Z-' })
    expect(found).toMatchObject({ total: 10_000, total_capped: true, rohs_count: 10_000, counts_capped: true })
    expect(found.lifecycles).toEqual([{ value: 'active', count: 10_000 }])
    expect(found.manufacturers.map(({ count }) => count)).toEqual([10_000])
  })

  it('narrows a search like any filter', async () => {
    const found = await index({ wd: '0402', initial: 'G' })
    expect(found.total).toBe(6)
    expect(numbers(found).every((number) => number.startsWith('GRM'))).toBe(true)
    expect((await index({ initial: 'R', manufacturer: '2' })).total).toBe(0)
  })

  it.each(['', 'AB', '#', 'others'])('of "%s" is refused', async (initial) => {
    const asked = new URLSearchParams({ initial })
    expect((await shop.call('GET', `/api/index/search?${asked.toString()}`)).code).toBe(400)
  })
})
