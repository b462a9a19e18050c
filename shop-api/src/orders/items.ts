import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type Attributes, attributesIn, goodsByIds, goodsOf, ladderOf } from '#catalogue/index.ts'
import type { Database, Queryable } from '#db/database.ts'
import { type Item, joinPieces } from './quote.ts'
import type { Piece } from './stock.ts'

const readers = new WeakMap<Database, ReturnType<typeof attributesIn>>()

/** Names of parameters in a language, read once per database; never inside a transaction. */
export const attributesOf = (db: Database, lang: LocaleCode): Promise<Attributes> => {
  const reader = readers.get(db) ?? attributesIn(db)
  readers.set(db, reader)
  return reader(lang)
}

/** The goods of the pieces as they are sold now, each once; without those the shop no longer lists. */
export const itemsOf = async (db: Queryable, pieces: readonly Piece[], attributes: Attributes): Promise<Item[]> => {
  const joined = joinPieces(pieces)
  const rows = await goodsByIds(
    db,
    joined.map(({ goods_id }) => goods_id),
  )
  const found = new Map(rows.map((row) => [row.goods_id, row]))
  return joined.flatMap(({ goods_id, quantity }) => {
    const row = found.get(goods_id)
    return row ? [{ goods: goodsOf(row, attributes), ladder: ladderOf(row), quantity }] : []
  })
}
