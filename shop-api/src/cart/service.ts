import type { CartData } from '@partgate/schema/shop-api/cart.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database, Queryable } from '#db/database.ts'
import { type Failure, failure } from '#http/failure.ts'
import type { Caller } from '#http/caller.ts'
import { createToken } from '#security/tokens.ts'
import { createAttributeLoader, toPricedGoods, type Attributes } from '../catalogue/index.ts'
import { toCartData } from './cart-data.ts'
import { countLines, dropCart, loadCartLines, lockCart, createCart, type Owner } from './cart-store.ts'
import { deleteLines, lockLines, selectLines, loadTerms, writeLines } from './line-store.ts'
import { toGuestOwner, toOwner } from './owner.ts'
import { toQuantityFailure, requireQuantity } from './require-quantity.ts'
import { saveLines, unsaveLines } from './saved.ts'
import { deleteSaved, lockSaved, loadSavedLines } from './saved-store.ts'

/** Lines and saved lines together. */
export const maxLines = 200

const requireGoodsQuantity = async (tx: Queryable, goodsId: number, quantity: number) => {
  const terms = (await loadTerms(tx, [goodsId])).get(goodsId)
  if (!terms) throw failure('notFound')
  requireQuantity(quantity, terms)
}

type Addition = { goods_id: number; quantity: number }
type RefusedAddition = { index: number; failure: Failure }

/** A refused addition leaves its line unchanged. */
const addToLines = async (tx: Queryable, cartId: number, additions: readonly Addition[]) => {
  const held = new Map((await lockLines(tx, cartId)).map(({ goods_id, quantity }) => [goods_id, quantity]))
  const savedCount = (await lockSaved(tx, cartId)).length
  const goodsIds = additions.map(({ goods_id }) => goods_id)
  const terms = await loadTerms(tx, goodsIds)
  const refused: RefusedAddition[] = []
  const changed = new Map<number, number>()
  const findRefusal = (goodsId: number, wanted: number) => {
    const limits = terms.get(goodsId)
    if (!limits) return failure('notFound')
    const isNewLine = !held.has(goodsId)
    return (
      toQuantityFailure(wanted, limits) ??
      (isNewLine && held.size + savedCount >= maxLines ? failure('cartFull') : null)
    )
  }
  for (const [index, { goods_id, quantity }] of additions.entries()) {
    const wanted = (held.get(goods_id) ?? 0) + quantity
    const refusal = findRefusal(goods_id, wanted)
    if (refusal) refused.push({ index, failure: refusal })
    else {
      held.set(goods_id, wanted)
      changed.set(goods_id, wanted)
    }
  }
  const lines = [...changed].map(([goods_id, quantity]) => ({ goods_id, quantity, selected: true }))
  await writeLines(tx, cartId, lines)
  return refused
}

/** A guest without a cart, or with an unknown token, gets a new cart and its token. */
const openCart = async (tx: Queryable, caller: Caller) => {
  const known = toOwner(caller)
  const knownId = known && (await lockCart(tx, known))
  const cartToken = knownId === null && caller.userId === null ? createToken() : null
  const owner = cartToken === null ? known : toGuestOwner(cartToken)
  if (!owner) throw new Error('No cart was created for the caller')
  return { owner, cartId: knownId ?? (await createCart(tx, owner)), cartToken }
}

const present = async (db: Queryable, owner: Owner, attributes: Attributes, newCartToken: string | null = null) => {
  const lines = await loadCartLines(db, owner)
  const saved = await loadSavedLines(db, owner)
  return toCartData(
    lines.map((row) => ({
      id: row.line_id,
      selected: row.selected,
      quantity: row.quantity,
      ...toPricedGoods(row, attributes),
    })),
    saved.map((row) => ({ id: row.saved_id, quantity: row.quantity, ...toPricedGoods(row, attributes) })),
    newCartToken,
  )
}

/** Each change is one transaction that locks the cart's row and returns the cart. */
export const openCarts = (db: Database) => {
  const attributesFor = createAttributeLoader(db)

  const change = async (caller: Caller, lang: LocaleCode, work: (tx: Queryable, cartId: number) => Promise<void>) => {
    const owner = toOwner(caller)
    const attributes = await attributesFor(lang)
    return db.tx(async (tx) => {
      const cartId = owner && (await lockCart(tx, owner))
      if (owner === null || cartId === null) throw failure('notFound')
      await work(tx, cartId)
      return present(tx, owner, attributes)
    })
  }

  return {
    read: async (caller: Caller, lang: LocaleCode): Promise<CartData> => {
      const owner = toOwner(caller)
      const attributes = await attributesFor(lang)
      return owner ? present(db, owner, attributes) : toCartData([], [])
    },

    count: async (caller: Caller): Promise<number> => {
      const owner = toOwner(caller)
      return owner ? countLines(db, owner) : 0
    },

    add: async (caller: Caller, addition: Addition, lang: LocaleCode): Promise<CartData> => {
      const attributes = await attributesFor(lang)
      return db.tx(async (tx) => {
        const { owner, cartId, cartToken } = await openCart(tx, caller)
        const [refused] = await addToLines(tx, cartId, [addition])
        if (refused) throw refused.failure
        return present(tx, owner, attributes, cartToken)
      })
    },

    /** Creates no cart where all additions are refused. */
    addMany: async (caller: Caller, additions: readonly Addition[], lang: LocaleCode) => {
      const attributes = await attributesFor(lang)
      return db.tx(async (tx) => {
        const { owner, cartId, cartToken } = await openCart(tx, caller)
        const refused = await addToLines(tx, cartId, additions)
        const isUnused = cartToken !== null && refused.length === additions.length
        if (isUnused) await dropCart(tx, cartId)
        return { cart: await present(tx, owner, attributes, isUnused ? null : cartToken), refused }
      })
    },

    setQuantity: (caller: Caller, lineId: number, quantity: number, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, async (tx, cartId) => {
        const lines = await lockLines(tx, cartId)
        const line = lines.find(({ id }) => id === lineId)
        if (!line) throw failure('notFound')
        await requireGoodsQuantity(tx, line.goods_id, quantity)
        await writeLines(tx, cartId, [{ ...line, quantity }])
      }),

    select: (caller: Caller, lineIds: readonly number[], selected: boolean, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, async (tx, cartId) => {
        if ((await selectLines(tx, cartId, lineIds, selected)) !== new Set(lineIds).size) throw failure('notFound')
      }),

    remove: (caller: Caller, lineIds: readonly number[], lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, async (tx, cartId) => {
        if ((await deleteLines(tx, cartId, lineIds)) !== new Set(lineIds).size) throw failure('notFound')
      }),

    save: (caller: Caller, lineIds: readonly number[], lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, (tx, cartId) => saveLines(tx, cartId, lineIds)),

    unsave: (caller: Caller, savedIds: readonly number[], lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, (tx, cartId) => unsaveLines(tx, cartId, savedIds)),

    removeSaved: (caller: Caller, savedIds: readonly number[], lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, async (tx, cartId) => {
        if ((await deleteSaved(tx, cartId, savedIds)) !== new Set(savedIds).size) throw failure('notFound')
      }),
  }
}
