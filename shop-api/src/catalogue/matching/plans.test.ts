import { expect, it } from 'vitest'
import type { Queryable } from '#db/database.ts'
import { sharedNumber, usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()
const copies = 200

/** A small table is read whole at any rate, so the catalogue is copied until its indexes pay. */
const enlarge = async (db: Queryable) => {
  const parts =
    'manufacturer_id, category_id, popularity, description, package, params, rohs, value_ids, lifecycle, lead_time_weeks, weight_mg'
  const goods = 'batch, packaging, package_quantity, minimum, multiple, is_default'
  const number = (column: string) => `${column} || '-' || n`
  const n = `generate_series(1, ${copies}) n`
  await db.query(
    `insert into parts (id, mpn, ${parts}) select id + n * 1000, ${number('mpn')}, ${parts} from parts, ${n}`,
  )
  await db.query(
    `insert into goods (id, part_id, slug, order_code, ${goods})
     select id + n * 10000, part_id + n * 1000, ${number('slug')}, ${number('order_code')}, ${goods} from goods, ${n}`,
  )
  await db.query(
    `insert into goods_offers (goods_id, stock, break_quantities, break_prices)
     select goods_id + n * 10000, stock, break_quantities, break_prices from goods_offers, ${n}`,
  )
  await db.query(
    `insert into aliases (part_id, goods_id, alias, alias_norm, kind)
     select part_id + n * 1000, goods_id + n * 10000, ${number('alias')}, ${number('alias_norm')}, kind
     from aliases, ${n}`,
  )
  await db.exec('analyze')
}

it('five hundred rows take six statements, and none reads the parts, the goods or the aliases one after another', async () => {
  const { db } = matcher
  await enlarge(db)
  const rows = [
    { part_numbers: ['RC0603FR-0710KL'] },
    { part_numbers: [sharedNumber] },
    { part_numbers: ['RC0603FR-0719KL'] },
    { part_numbers: ['TL072'] },
    { designators: 'R1', value: '10k', package: '0603' },
  ]
  const many = Array.from({ length: 500 }, (_, i) => ({ ...rows[i % rows.length], manufacturer: `M${i}` }))
  await matcher.ask(...rows)

  const statements: { name: string; text: string; values: readonly unknown[] }[] = []
  const query = db.query.bind(db)
  db.query = (text, values = [], name = '') => {
    statements.push({ name, text, values })
    return query(text, values, name)
  }
  await matcher.ask(...many)
  db.query = query

  expect(statements.map(({ name }) => name).toSorted()).toEqual([
    'catalogue.findHits',
    'catalogue.findPartsByValue',
    'catalogue.findPartsByVariant',
    'catalogue.findPartsWithPrefix',
    'catalogue.findSharedBeginnings',
    'catalogue.loadGoodsOfParts',
  ])
  for (const { name, text, values } of statements) {
    const plan = (await query(`explain ${text}`, values)).flatMap(Object.values).join('\n')
    expect([name, plan.match(/Seq Scan on (?:parts|goods|goods_offers|aliases)\b/g)]).toEqual([name, null])
  }
})
