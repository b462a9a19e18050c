import type { CartData } from '@partgate/schema/shop-api/cart.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database, Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Who } from '#http/who.ts'
import { newToken } from '#security/tokens.ts'
import { attributesIn, goodsOf, ladderOf, type Attributes } from '../catalogue/index.ts'
import { cartDataOf } from './cart-data.ts'
import { countLines, linesOf, lockCart, makeCart, type LineRow } from './cart-store.ts'
import { deleteLines, lockLines, selectLines, termsOf, writeLines } from './line-store.ts'
import { guestOwner, ownerOf } from './owner.ts'
import { requireQuantity } from './require-quantity.ts'

/** Spec 9 sets no bound; this one keeps a cart one page. */
export const maxLines = 200

const requireGoodsQuantity = async (tx: Queryable, goodsId: number, quantity: number) => {
  const terms = (await termsOf(tx, [goodsId])).get(goodsId)
  if (!terms) throw failure('notFound')
  requireQuantity(quantity, terms)
}

const present = (rows: readonly LineRow[], attributes: Attributes, newSecret: string | null = null) =>
  cartDataOf(
    rows.map((row) => ({
      id: row.line_id,
      quantity: row.quantity,
      selected: row.selected,
      ladder: ladderOf(row),
      goods: goodsOf(row, attributes),
    })),
    newSecret,
  )

/** The cart, spec 2, 4 and 7. Each change is one transaction that holds the cart's row, and answers with the cart. */
export const openCarts = (db: Database) => {
  const attributesFor = attributesIn(db)

  /** Changes a cart that must be there; what is not in it is not found, and nothing changes. */
  const change = async (who: Who, lang: LocaleCode, work: (tx: Queryable, cartId: number) => Promise<void>) => {
    const owner = ownerOf(who)
    const attributes = await attributesFor(lang)
    return db.tx(async (tx) => {
      const cartId = owner && (await lockCart(tx, owner))
      if (owner === null || cartId === null) throw failure('notFound')
      await work(tx, cartId)
      return present(await linesOf(tx, owner), attributes)
    })
  }

  return {
    read: async (who: Who, lang: LocaleCode): Promise<CartData> => {
      const owner = ownerOf(who)
      const attributes = await attributesFor(lang)
      return present(owner ? await linesOf(db, owner) : [], attributes)
    },

    count: async (who: Who): Promise<number> => {
      const owner = ownerOf(who)
      return owner ? countLines(db, owner) : 0
    },

    /** A guest without a cart, or with an unknown secret, gets a new one. */
    add: async (who: Who, goodsId: number, quantity: number, lang: LocaleCode): Promise<CartData> => {
      const attributes = await attributesFor(lang)
      const known = ownerOf(who)
      return db.tx(async (tx) => {
        const knownId = known && (await lockCart(tx, known))
        const secret = knownId === null && who.userId === null ? newToken() : null
        const owner = secret === null ? known : guestOwner(secret)
        if (!owner) throw new Error('Someone without a cart was not given one')
        const cartId = knownId ?? (await makeCart(tx, owner))

        const lines = await lockLines(tx, cartId)
        const line = lines.find(({ goods_id }) => goods_id === goodsId)
        const wanted = (line?.quantity ?? 0) + quantity
        await requireGoodsQuantity(tx, goodsId, wanted)
        if (!line && lines.length >= maxLines) throw failure('cartFull')
        await writeLines(tx, cartId, [{ goods_id: goodsId, quantity: wanted, selected: true }])
        return present(await linesOf(tx, owner), attributes, secret)
      })
    },

    setQuantity: (who: Who, lineId: number, quantity: number, lang: LocaleCode): Promise<CartData> =>
      change(who, lang, async (tx, cartId) => {
        const lines = await lockLines(tx, cartId)
        const line = lines.find(({ id }) => id === lineId)
        if (!line) throw failure('notFound')
        await requireGoodsQuantity(tx, line.goods_id, quantity)
        await writeLines(tx, cartId, [{ ...line, quantity }])
      }),

    select: (who: Who, lineIds: readonly number[], selected: boolean, lang: LocaleCode): Promise<CartData> =>
      change(who, lang, async (tx, cartId) => {
        if ((await selectLines(tx, cartId, lineIds, selected)) !== new Set(lineIds).size) throw failure('notFound')
      }),

    remove: (who: Who, lineIds: readonly number[], lang: LocaleCode): Promise<CartData> =>
      change(who, lang, async (tx, cartId) => {
        if ((await deleteLines(tx, cartId, lineIds)) !== new Set(lineIds).size) throw failure('notFound')
      }),
  }
}
