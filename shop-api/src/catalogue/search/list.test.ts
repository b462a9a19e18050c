import { beforeAll, describe, expect, it } from 'vitest'
import type { Queryable } from '#db/database.ts'
import { searchSorts } from '@partgate/schema/shop-api/search.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { emptyFilter, type SearchFilter } from '../part-filter/filter.ts'
import { loadListPage } from './list-store.ts'

/** Changes after the catalogue was loaded: every figure that lists use, by statements of one row and of many. */
const change = async (db: Queryable) => {
  await db.exec(`
    update parts set lifecycle = 'obsolete' where id % 7 = 0;
    update parts set lifecycle = 'last_time_buy', rohs = 'non_compliant' where id % 11 = 0;
    update parts set category_id = 4 where id between 30 and 34;
    update parts set manufacturer_id = 3, mpn = 'Z' || mpn where id = 12;
    update parts set popularity = 2000 - id / 2 where id > 50;
    update goods set packaging = 'tray' where part_id % 5 = 0 and not is_default;
    update goods set minimum = 10 where part_id % 3 = 0 and not is_default;
    update goods set is_default = not is_default where part_id = 17;
    insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default)
    select id * 10 + 2, id, 'batch-' || id, mpn, 'cut_tape', 1, '2601+', 1, 1, false from parts where id % 4 = 0;
    update goods set stock = part_id * 13 % 50, price_breaks = json_build_array(json_build_array(1, 3000 - part_id * 7))
    where id % 10 = 2 and part_id % 8 = 0;
    update goods set stock = 0 where id % 10 = 0 and part_id % 6 = 0;
    update goods set stock = 0 where id % 10 = 1 and part_id % 9 = 0;
    update goods set stock = stock - id % 37 where stock > 100;
    update goods set stock = 5000 where id = 61;
    update goods set stock = 0 where id = 61;
    update goods set price_breaks = json_build_array(json_build_array(1, id * 37 % 1900), json_build_array(10, 100)) where id % 3 = 0;
    update goods set stock = 0, price_breaks = '[]' where id in (170, 221);
    delete from goods where id in (181, 190, 191);
    update goods set part_id = 20 where id = 210;
    delete from parts where id = 23;
    truncate manufacturer_categories;
    insert into manufacturer_categories (manufacturer_id, category_id, part_count)
    select manufacturer_id, category_id, count(*) from parts where id in (select part_id from goods) group by 1, 2`)
  const differences = await db.query(`
    (select goods_id, place, is_in_stock, first_price, stock from goods_to_list
     except select goods_id, l.place, is_in_stock, first_price, stock from listed_goods l join listed_stock using (goods_id))
    union all
    (select goods_id, l.place, is_in_stock, first_price, stock from listed_goods l full join listed_stock using (goods_id)
     except select goods_id, place, is_in_stock, first_price, stock from goods_to_list)`)
  expect(differences).toEqual([])
}

const catalogue = useCatalogue(change)

type Row = {
  goods_id: number
  part_id: number
  manufacturer_id: number
  category_id: number
  lifecycle: string
  rohs: string
  popularity: number
  mpn_norm: string
  packaging: string
  is_default: boolean
  minimum: number
  stock: number
  price: number | null
}
let rows: Row[]
beforeAll(async () => {
  rows = await catalogue.db.query<Row>(
    `select g.id as goods_id, g.part_id, p.manufacturer_id, p.category_id, p.lifecycle, p.rohs, p.popularity, p.mpn_norm,
       g.packaging, g.is_default, g.minimum, g.stock, g.first_price::int as price
     from parts p join goods g on g.part_id = p.id`,
  )
})

type Comparison = (a: Row, b: Row) => number
const by =
  (...comparisons: Comparison[]): Comparison =>
  (a, b) =>
    comparisons.reduce((difference, compare) => difference || compare(a, b), 0)
const isInStock = ({ stock }: Row) => stock > 0
const byPart: Comparison = (a, b) => a.part_id - b.part_id
const byGoods: Comparison = (a, b) => a.goods_id - b.goods_id

/** The goods that a list shows of a part. */
const asShown = by(
  (a, b) => Number(isInStock(b)) - Number(isInStock(a)),
  (a, b) => Number(b.is_default) - Number(a.is_default),
  (a, b) => a.minimum - b.minimum,
  byGoods,
)
const orders: Record<(typeof searchSorts)[number], Comparison> = {
  relevance: by((a, b) => b.popularity - a.popularity, byPart),
  part_number: by((a, b) => (a.mpn_norm < b.mpn_norm ? -1 : Number(a.mpn_norm > b.mpn_norm)), byPart),
  stock: by((a, b) => b.stock - a.stock, byGoods),
  price: by((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0, byGoods),
}

/** Looks at all goods, one after another, without the table of the lists. */
const expected = (filter: SearchFilter, sort: (typeof searchSorts)[number]) => {
  const suitable = rows.filter(
    (row) =>
      (filter.categoryIds?.includes(row.category_id) ?? true) &&
      (filter.manufacturerIds?.includes(row.manufacturer_id) ?? true) &&
      (filter.packagings?.includes(row.packaging) ?? true) &&
      (filter.lifecycles?.includes(row.lifecycle) ?? true) &&
      (!filter.inStock || isInStock(row)) &&
      (!filter.rohs || row.rohs !== 'non_compliant') &&
      (filter.initial === null || row.mpn_norm.startsWith(filter.initial)),
  )
  return [...Map.groupBy(suitable, ({ part_id }) => part_id).values()]
    .flatMap((goods) => goods.toSorted(asShown).slice(0, 1))
    .toSorted(orders[sort])
    .map(({ goods_id }) => goods_id)
}

const choices: { [K in keyof SearchFilter]?: SearchFilter[K][] } = {
  categoryIds: [null, [3], [3, 4, 5]],
  manufacturerIds: [null, [1, 3]],
  packagings: [null, ['reel'], ['tray', 'reel', 'cut_tape']],
  lifecycles: [null, ['active', 'last_time_buy']],
  inStock: [false, true],
  rohs: [false, true],
  initial: [null, 'R'],
}
const combine = (names: readonly string[]): Partial<SearchFilter>[] => {
  const [name, ...others] = names
  if (name === undefined) return [{}]
  const values = choices[name as keyof SearchFilter] ?? []
  return combine(others).flatMap((rest) => values.map((value) => ({ ...rest, [name]: value })))
}
const filters = combine(Object.keys(choices)).map((filter) => ({ ...emptyFilter, ...filter }))

const ids = async (
  filter: SearchFilter,
  sort: (typeof searchSorts)[number],
  offset: number,
  limit: number,
  total: number,
) => (await loadListPage(catalogue.db, { filter, sort, offset, limit }, total)).map(({ goods_id }) => goods_id)

describe.each(searchSorts)('lists by %s', (sort) => {
  it('contain the goods that a scan of everything finds, in its order, for all combinations of filters', async () => {
    for (const filter of filters) {
      const wanted = expected(filter, sort)
      expect(await ids(filter, sort, 0, 100, Infinity), JSON.stringify(filter)).toEqual(wanted)
      const [middle, last] = [Math.floor(wanted.length / 2), Math.max(0, wanted.length - 4)]
      for (const offset of [middle, last])
        expect(await ids(filter, sort, offset, 4, wanted.length), `${offset} ${JSON.stringify(filter)}`).toEqual(
          wanted.slice(offset, offset + 4),
        )
    }
  }, 300_000)

  it('have the same goods on all pages of a search as on one', async () => {
    for (const query of [{}, { in_stock: '1' }, { packaging: 'tray' }, { category: 'capacitors', rohs: '1' }] as Record<
      string,
      string
    >[]) {
      const whole = (await catalogue.search({ ...query, sort, limit: '100' })).list.map(({ goods_id }) => goods_id)
      const pages: number[] = []
      for (let page = 1; page <= 9; page++)
        pages.push(
          ...(await catalogue.search({ ...query, sort, limit: '8', page: String(page) })).list.map(
            ({ goods_id }) => goods_id,
          ),
        )
      expect(pages).toEqual(whole)
    }
  }, 300_000)
})

it('a list shows the stock and the price that an order has just changed, in the place that they give', async () => {
  const first = async (sort: string) => (await catalogue.search({ sort, manufacturer: '2', limit: '1' })).list[0]
  await catalogue.db.exec(`
    update goods set stock = 777777, price_breaks = '[[1, 1]]' where id = 400`)
  expect(await first('stock')).toMatchObject({ goods_id: 400, stock: 777_777 })
  expect(await first('price')).toMatchObject({ goods_id: 400 })
  await catalogue.db.exec('update goods set stock = 0 where id = 400')
  expect((await first('stock'))?.goods_id).not.toBe(400)
  const inStock = await catalogue.search({ manufacturer: '2', in_stock: '1', sort: 'price', limit: '100' })
  expect(inStock.list.map(({ goods_id }) => goods_id)).not.toContain(400)
})
