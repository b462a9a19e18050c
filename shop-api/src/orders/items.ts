import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type Attributes, createAttributeLoader, loadGoodsByIds, toPricedGoods } from '#catalogue/index.ts'
import type { Database, Queryable } from '#db/database.ts'
import { type Item, joinItems } from './quote.ts'
import type { RequestedItem } from './stock.ts'

const readers = new WeakMap<Database, ReturnType<typeof createAttributeLoader>>()

/** Cached by database; never inside a transaction. */
export const readAttributes = (db: Database, lang: LocaleCode): Promise<Attributes> => {
  const reader = readers.get(db) ?? createAttributeLoader(db)
  readers.set(db, reader)
  return reader(lang)
}

/** Each goods row once; goods that the shop no longer lists are left out. */
export const loadItems = async (
  db: Queryable,
  requestedItems: readonly RequestedItem[],
  attributes: Attributes,
): Promise<Item[]> => {
  const joined = joinItems(requestedItems)
  const rows = await loadGoodsByIds(
    db,
    joined.map(({ goods_id }) => goods_id),
  )
  const found = new Map(rows.map((row) => [row.goods_id, row]))
  return joined.flatMap(({ goods_id, quantity }) => {
    const row = found.get(goods_id)
    return row ? [{ ...toPricedGoods(row, attributes), quantity }] : []
  })
}
