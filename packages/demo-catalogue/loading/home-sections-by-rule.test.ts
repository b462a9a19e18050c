import { expect, it } from 'vitest'
import { useCatalogue } from '@partgate/shop-api/testing/use-catalogue.ts'
import { fillHomeSections } from './home-sections-by-rule.ts'

const catalogue = useCatalogue(async (db) => {
  await db.exec(`
    delete from floor_goods where floor = 'hot_sale';
    update parts set lifecycle = 'obsolete' where id in (1, 9);
    insert into substitutes (part_id, substitute_id, reason, sort) values (1, 3, 'value', 3), (1, 25, 'value', 4), (2, 4, 'value', 1);
    update goods set stock = 0 where id = 30;
    update goods set price_breaks = '[[1, 1000], [10, 800], [100, 600], [1000, 500]]' where id in (60, 70);
    update goods set price_breaks = '[[1, 1000], [10, 800], [100, 600], [1000, 400]]' where id = 270;
    update goods set price_breaks = '[[1, 1000], [10, 800], [100, 600], [9000, 100]]' where id = 280;
    update goods set price_breaks = '[[1, 1000], [10, 800], [100, 600], [1000, 300]]' where id = 490`)
  await fillHomeSections(db)
})

const goodsOn = async (floor: string) => {
  const rows = await catalogue.db.query<{ goods_id: number }>(
    'select goods_id from floor_goods where floor = $1 order by sort',
    [floor],
  )
  return rows.map(({ goods_id }) => goods_id)
}

it('the alternatives are in stock, in production, and substitute parts at the end of their life', async () => {
  // 90 is at the end of its life, 30 is sold out, 250 is in another section, and 40 substitutes a part in production.
  expect(await goodsOn('alternatives')).toEqual([20])
})

it('the preferential parts have the largest price fall, of each category in turn, as far as stock allows', async () => {
  // 490 is cheaper by more but is in another section; 280 has its last step beyond its stock.
  expect(await goodsOn('preferential')).toEqual([270, 60, 70])
})
