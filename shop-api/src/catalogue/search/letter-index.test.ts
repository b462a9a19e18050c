import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import { describe, expect, it } from 'vitest'
import { smallParts } from '../../../testing/small-parts.ts'
import { recountFacets } from '../recount.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const many = 10_050
const odd = ['*STAR-1', '-ΩMEGA', '9C08', '~LAST', 'αBETA']

const columns = 'manufacturer_id, category_id, popularity, description, package, value_ids, rohs, lifecycle, weight_mg'

const catalogue = useCatalogue(async (db) => {
  const numbers = [...Array.from({ length: many }, (_, at) => `Z-${String(at).padStart(5, '0')}`), ...odd, 'ZΩ']
  await db.query(
    `insert into parts (id, mpn, ${columns})
     select 1000 + at, mpn, 1, 3, 0, '', '', '{}', 'compliant', 'active', 1
     from unnest($1::text[]) with ordinality as t (mpn, at)`,
    [numbers],
  )
  await db.query(
    `insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default)
     select id * 10, id, 'part-' || id, mpn, 'bulk', 1, '2531+', 1, 1, true from parts where id > 1000`,
  )
})

const index = (query: Record<string, string>) => catalogue.search({ sort: 'part_number', limit: '100', ...query })
const numbers = ({ list }: SearchData) => list.map(({ part_number }) => part_number)

describe('the letter index', () => {
  it.each(['R', 'r', 'G', 'S', 'L'])('of %s lists every matching part number in order', async (initial) => {
    const mine = smallParts.map(({ mpn }) => mpn).filter((mpn) => mpn.startsWith(initial.toUpperCase()))
    const data = await index({ initial })
    expect(numbers(data)).toEqual(mine.toSorted())
    expect(data).toMatchObject({ total: mine.length, total_capped: false })
    expect(data.list.every(({ match }) => match === null)).toBe(true)
  })

  it('of digits and of the rest misses no part and repeats none', async () => {
    expect(numbers(await index({ initial: '9' }))).toEqual(['9C08'])
    expect(numbers(await index({ initial: 'other' }))).toEqual(['*STAR-1', '~LAST', '-ΩMEGA', 'αBETA'])
    expect((await index({ initial: 'Q' })).total).toBe(0)
  })

  it('counts and pages beyond ten thousand results', async () => {
    const last = await index({ initial: 'Z', page: '101' })
    expect(last).toMatchObject({ total: many + 1, total_capped: false })
    expect(numbers(last).slice(-2)).toEqual(['Z-10049', 'ZΩ'])
    expect(last.list).toHaveLength(51)
    expect((await index({ initial: 'Z', page: '102' })).list).toEqual([])
  })

  it('is counted completely, in total and by option', async () => {
    const found = await index({ initial: 'Z', sort: 'stock' })
    expect(found).toMatchObject({ total: many + 1, total_capped: false, rohs_count: many + 1 })
    expect(Object.values(found.capped_facets)).toEqual(Array(6).fill(false))
    expect(found.lifecycles).toEqual([{ value: 'active', count: many + 1 }])
    expect(found.packagings).toEqual([{ value: 'bulk', count: many + 1 }])
    expect(found.manufacturers.map(({ count }) => count)).toEqual([many + 1])
  })

  it('reads deep pages from stored positions, without a gap', async () => {
    const deep = [{ page: '77' }, { page: '78' }]
    const before = await Promise.all(deep.map((page) => index({ initial: 'Z', ...page })))
    await recountFacets(catalogue.db)
    const after = await Promise.all(deep.map((page) => index({ initial: 'Z', ...page })))
    expect(after.map(numbers)).toEqual(before.map(numbers))
    expect(numbers(await index({ initial: 'other' }))).toEqual(['*STAR-1', '~LAST', '-ΩMEGA', 'αBETA'])
  })

  it('leaves out a part without goods', async () => {
    await catalogue.db.exec(
      `insert into parts (id, mpn, ${columns})
       select 50000, 'Z-00000-1', ${columns} from parts where mpn = 'Z-00000'`,
    )
    for (const isStored of [false, true]) {
      if (isStored) await recountFacets(catalogue.db)
      else await catalogue.db.exec('delete from letter_positions')
      expect(numbers(await index({ initial: 'Z' }))).toHaveLength(100)
      expect(numbers(await index({ initial: 'Z', page: '101' })).slice(-2)).toEqual(['Z-10049', 'ZΩ'])
    }
    await catalogue.db.exec('delete from parts where id = 50000')
  })

  it('sorts by stock and by price, independent of popularity', async () => {
    await catalogue.db.query(
      `update goods g set stock = 5_000_000, price_breaks = '[[1, 1]]' from parts p
       where p.id = g.part_id and p.mpn in ('Z-10049', 'Z-00007')`,
    )
    const lists: Record<string, string>[] = [{ initial: 'Z' }, { manufacturer: '1' }]
    for (const query of lists)
      for (const sort of ['stock', 'price']) {
        const found = await index({ ...query, sort })
        expect(numbers(found).slice(0, 2)).toEqual(['Z-00007', 'Z-10049'])
        expect(found.sort_capped).toBe(false)
      }
  })

  it('shows the packaging that is in stock', async () => {
    const [first] = (await index({ initial: 'G' })).list
    await catalogue.db.query('update goods set stock = 0 where id = $1', [first?.goods_id])
    expect((await index({ initial: 'G' })).list[0]).toMatchObject({
      part_id: first?.part_id,
      packaging: 'reel',
      stock: 20_000,
    })
  })

  it('narrows a search like any filter', async () => {
    const found = await index({ wd: '0402', initial: 'G' })
    expect(found.total).toBe(6)
    expect(numbers(found).every((number) => number.startsWith('GRM'))).toBe(true)
    expect((await index({ initial: 'R', manufacturer: '2' })).total).toBe(0)
  })

  it.each(['', 'AB', '#', 'others'])('of "%s" is refused', async (initial) => {
    expect((await catalogue.ask({ initial })).code).toBe(400)
  })
})
