import { homeSectionNames } from '@partgate/schema/shop-api/catalogue.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertMember } from '@partgate/shop-api/testing/insert-member.ts'
import { openTestShop, type TestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { loadCatalogue, type Progress } from './load.ts'

let shop: TestShop
const progress: Progress[] = []
const load = (parts: number) => loadCatalogue(shop.db, { parts, seed: 1, onProgress: (step) => progress.push(step) })
const one = async (text: string) => Object.values((await shop.db.query(text))[0] ?? {})[0]

beforeAll(async () => {
  shop = await openTestShop()
  await load(4_000)
})
afterAll(() => shop.close())

describe('a loaded catalogue', () => {
  test('has the requested number of parts, and stores it', async () => {
    expect(await one('select count(*)::int from parts')).toBe(4_000)
    const meta = JSON.parse(String(await one("select value from meta where key = 'catalogue'")))
    expect(meta).toEqual({
      parts: 4_000,
      goods: await one('select count(*)::int from goods'),
      seed: 1,
      version: expect.any(Number),
    })
  })

  test('reports all rows that it stores, then the steps that follow', async () => {
    const [stored] = await shop.db.query(
      `select (select count(*) from parts) + (select count(*) from goods)
         + (select count(*) from aliases) + (select count(*) from substitutes) + (select count(*) from attribute_values) as rows`,
    )
    const rows = progress.filter(({ kind }) => kind === 'rows')
    expect(rows.at(-1)).toEqual({ kind: 'rows', parts: 4_000, rows: Number(stored?.['rows']) })
    const steps = progress.flatMap((step) => (step.kind === 'steps' ? [step] : []))
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, index) => index + 1))
    expect(steps.at(-1)?.done).toBe(steps[0]?.of)
  })

  test('counts its parts by manufacturer and by category, descendants included', async () => {
    const wrong = await shop.db.query(
      'select slug from manufacturers m where part_count <> (select count(*) from parts where manufacturer_id = m.id)',
    )
    expect(wrong).toEqual([])
    expect(await one('select sum(part_count)::int from categories where parent_id is null')).toBe(4_000)
    expect(await one("select part_count from categories where slug = 'resistors'")).toBe(
      await one(
        `select sum(part_count)::int from categories where parent_id = (select id from categories where slug = 'resistors')`,
      ),
    )
  })

  test('counts its parts by manufacturer and lowest category', async () => {
    const wrong = await shop.db.query(
      `select * from (select manufacturer_id, category_id, count(*)::int as part_count from parts group by 1, 2) counted
       full join manufacturer_categories stored using (manufacturer_id, category_id)
       where counted.part_count is distinct from stored.part_count`,
    )
    expect(wrong).toEqual([])
  })

  test('has one default goods for every part', async () => {
    expect(await one('select count(*)::int from goods where is_default')).toBe(4_000)
  })

  test('points values, aliases and substitutes at rows that exist', async () => {
    expect(
      await one(
        'select count(*)::int from parts, unnest(value_ids) v left join attribute_values a on a.id = v where a.id is null',
      ),
    ).toBe(0)
    expect(
      await one(
        'select count(*)::int from aliases a left join goods g on g.id = a.goods_id where a.goods_id is not null and g.part_id is distinct from a.part_id',
      ),
    ).toBe(0)
    expect(
      await one(
        'select count(*)::int from substitutes s left join parts p on p.id = s.substitute_id where p.id is null',
      ),
    ).toBe(0)
  })

  test('knows reasons in every language', async () => {
    expect(
      await one(
        "select count(*)::int from substitutes s where 11 > (select count(*) from texts where kind = 'reason' and body ->> 'key' = s.reason)",
      ),
    ).toBe(0)
  })

  test('fills the home sections with twelve parts in stock with a price', async () => {
    const sections = await shop.db.query(
      `select floor, count(*)::int as parts from floor_goods join goods g on g.id = goods_id
       where stock > 0 and first_price is not null group by floor order by floor`,
    )
    expect(sections).toEqual(homeSectionNames.toSorted().map((floor) => ({ floor, parts: 12 })))
    expect(await one('select count(distinct goods_id)::int from floor_goods')).toBe(60)
  })

  test('offers as alternatives the substitutes of parts at the end of their life', async () => {
    const strangers = await shop.db.query(
      `select f.goods_id from floor_goods f join goods g on g.id = f.goods_id join parts p on p.id = g.part_id
       where floor = 'alternatives' and (p.lifecycle <> 'active' or not exists (
         select from substitutes s join parts ending on ending.id = s.part_id
         where s.substitute_id = g.part_id and ending.lifecycle <> 'active'))`,
    )
    expect(strangers).toEqual([])
  })

  test('prefers parts of many kinds with a large price fall', async () => {
    const [rarest] = await shop.db.query(
      `select count(distinct category_id)::int as kinds, max((price_breaks -> -1 ->> 1)::float8 / first_price) as worst
       from floor_goods join goods g on g.id = goods_id join parts p on p.id = part_id
       where floor = 'preferential'`,
    )
    expect(rarest).toMatchObject({ kinds: 12 })
    expect(Number(rarest?.['worst'])).toBeLessThan(0.5)
  })

  test('is found by former numbers and by numbers that a spreadsheet has changed', async () => {
    for (const alias of ['C1608X7R1H104K', '430450200', 'RC0603FR1310KL'])
      expect(await one(`select count(distinct part_id)::int from aliases where alias_norm = '${alias}'`), alias).toBe(1)
  })

  test('is served by the shop’s own API', async () => {
    const { data } = await shop.call('GET', '/api/goods/goodsDetail?urls=yageo-rc0603fr-0710kl&sequence=1')
    expect(data).toMatchObject([{ part_number: 'RC0603FR-0710KL', brand_name: 'Yageo', package: '0603' }])
  })
})

/** One goods in every list of a buyer. */
const rememberGoods = async () => {
  const userId = await insertMember(shop.db, 'ada@example.com')
  await shop.db.exec(`
    insert into carts (user_id) values (${userId});
    insert into cart_lines (cart_id, goods_id, quantity) select id, 10, 5 from carts;
    insert into cart_saved_lines (cart_id, goods_id, quantity) select id, 20, 5 from carts;
    insert into cart_shares (token_hash, expires_at) values ('share', now() + interval '1 day');
    insert into cart_share_lines (share_id, position, goods_id, quantity) select id, 1, 30, 5 from cart_shares;
    insert into parts_lists (id, user_id, name, boards, attrition_percent, layout, file_name, header, row_count)
      values ('amplifier', ${userId}, 'Amplifier', 1, 0, '', '', '{}', 1);
    insert into parts_list_rows (list_id, position, kind, designators, value, package, description, manufacturer, numbers, qty, qty_state,
      date_code, note, customer_part_no, cells, goods_id, is_chosen, is_selected, order_qty, snapshot_qty, snapshot_price, snapshot_stock,
      snapshot_lifecycle)
      values ('amplifier', 1, 'part', 'R1', '10k', '0603', '', '', '[]', 7, 'certain', '', '', '', '[]', 40, true, true, 70, 70, 1870, 1205,
        'active');
    insert into rfqs (rfq_no, user_id, email, lang, contact_name, company_name, telephone, country, comment)
      values ('RFQ-1', ${userId}, 'ada@example.com', 'en', '', '', '', 'DE', '');
    insert into rfq_parts (rfq_id, part_no, goods_id, part_number, manufacturer, package, date_code, quantity)
      select id, 1, 50, 'RC0603FR-0710KL', 'Yageo', '0603', '', 100 from rfqs`)
}

test('a second load of another size replaces the first, and no list of a buyer has a product of the first', async () => {
  await rememberGoods()
  await load(2_500)
  expect(await one('select count(*)::int from parts')).toBe(2_500)
  expect(await one("select count(*)::int from meta where key = 'catalogue'")).toBe(1)
  for (const table of ['cart_lines', 'cart_saved_lines', 'cart_shares', 'cart_share_lines'])
    expect(await shop.db.query(`select * from ${table}`), table).toEqual([])
  expect(await shop.db.query('select * from parts_list_rows')).toEqual([
    expect.objectContaining({
      value: '10k',
      qty: 7,
      order_qty: 70,
      goods_id: null,
      is_chosen: false,
      snapshot_qty: null,
      snapshot_price: null,
      snapshot_stock: null,
      snapshot_lifecycle: null,
    }),
  ])
  expect(await shop.db.query('select goods_id, part_number, quantity from rfq_parts')).toEqual([
    { goods_id: null, part_number: 'RC0603FR-0710KL', quantity: 100 },
  ])
})

test('the stored counts are those of the loaded parts, although a shop has counted meanwhile', async () => {
  let isCounted = false
  const onProgress = () => {
    if (isCounted) return
    isCounted = true
    void shop.db.query("insert into meta (key, value) values ('facets_counted_at', now()::text) on conflict do nothing")
  }
  await loadCatalogue(shop.db, { parts: 3_000, seed: 1, onProgress })
  const [{ options } = { options: [] }] = await shop.db.query<{ options: { key: string; count: number }[] }>(
    "select options from value_counts where category_ids = '{}' and manufacturer_ids = '{}' and not in_stock_only",
  )
  const packages = options.filter(({ key }) => key === 'package').map(({ count }) => count)
  expect(packages[0]).toBe(await one('select count(*)::int from parts group by package order by 1 desc limit 1'))
})
