import { type Wording, loadGoodsByIds, toPricedGoods } from '#catalogue/index.ts'
import type { Queryable } from '#db/database.ts'
import type { Item, RequestedLine } from './quote.ts'

/** Goods that the shop no longer lists are left out. */
export const loadItems = async (
  db: Queryable,
  requestedLines: readonly RequestedLine[],
  wording: Wording,
): Promise<Item[]> => {
  const rows = await loadGoodsByIds(
    db,
    requestedLines.map(({ goods_id }) => goods_id),
  )
  const found = new Map(rows.map((row) => [row.goods_id, row]))
  return requestedLines.flatMap(({ goods_id, quantity, customerPartNo }) => {
    const row = found.get(goods_id)
    return row ? [{ ...toPricedGoods(row, wording), quantity, customerPartNo }] : []
  })
}
