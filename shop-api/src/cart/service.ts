import { maxCartLines } from '@partgate/schema/limits.ts'
import type { CartData } from '@partgate/schema/shop-api/cart.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database, Queryable } from '#db/database.ts'
import { createNotFoundFailure, type Failure, failure } from '#http/failure.ts'
import type { Caller } from '#http/caller.ts'
import { createToken } from '#security/tokens.ts'
import { readWording, toPricedGoods, type Wording } from '#catalogue/index.ts'
import { noCart, toCartData } from './cart-data.ts'
import { countLines, dropCart, loadCartLines, lockCart, createCart, readCartKey, type Owner } from './cart-store.ts'
import { deleteLines, lockLines, selectLines, setPartNumbers, loadTerms, writeLines } from './line-store.ts'
import { toGuestOwner, toOwner } from './owner.ts'
import { toQuantityFailure, requireQuantity } from './require-quantity.ts'
import { type RequestedIds, requireFound } from './require-found.ts'
import { saveLines, unsaveLines } from './saved.ts'
import { deleteSaved, lockSaved, loadSavedLines } from './saved-store.ts'

const requireGoodsQuantity = async (tx: Queryable, goodsId: number, quantity: number) => {
  const terms = (await loadTerms(tx, [goodsId])).get(goodsId)
  if (!terms) throw createNotFoundFailure('cart_id')
  requireQuantity(quantity, terms, { field: 'cart_id' })
}

type Addition = { goods_id: number; quantity: number; customer_part_no: string }
type RefusedAddition = { index: number; failure: Failure }

/** A refused addition leaves its line unchanged. */
const addToLines = async (tx: Queryable, cartId: number, additions: readonly Addition[]) => {
  const known = new Map<number, Addition>((await lockLines(tx, cartId)).map((line) => [line.goods_id, line]))
  const savedCount = (await lockSaved(tx, cartId)).length
  const goodsIds = additions.map(({ goods_id }) => goods_id)
  const terms = await loadTerms(tx, goodsIds)
  const refused: RefusedAddition[] = []
  const changed = new Map<number, Addition>()
  const findRefusal = (goodsId: number, quantity: number, inCart: number) => {
    const limits = terms.get(goodsId)
    if (!limits) return createNotFoundFailure('goods_id')
    const isNewLine = !known.has(goodsId)
    return (
      toQuantityFailure(quantity, limits, { field: 'goods_id', inCart }) ??
      (isNewLine && known.size + savedCount >= maxCartLines ? failure('cartFull') : null)
    )
  }
  for (const [index, { goods_id, ...added }] of additions.entries()) {
    const line = known.get(goods_id)
    const inCart = line?.quantity ?? 0
    const quantity = inCart + added.quantity
    const refusal = findRefusal(goods_id, quantity, inCart)
    if (refusal) refused.push({ index, failure: refusal })
    else {
      const joined = { goods_id, quantity, customer_part_no: added.customer_part_no || (line?.customer_part_no ?? '') }
      known.set(goods_id, joined)
      changed.set(goods_id, joined)
    }
  }
  const lines = [...changed.values()].map((line) => ({ ...line, selected: true }))
  await writeLines(tx, cartId, lines)
  return refused
}

/** A guest without a cart, or with an unknown token, gets a new cart and its token. */
const lockOrCreateCart = async (tx: Queryable, caller: Caller) => {
  const callerOwner = toOwner(caller)
  const existingId = callerOwner && (await lockCart(tx, callerOwner))
  const cartToken = existingId === null && caller.userId === null ? createToken() : null
  const owner = cartToken === null ? callerOwner : toGuestOwner(cartToken)
  if (!owner) throw new Error('No cart was created for the caller')
  return { owner, cartId: existingId ?? (await createCart(tx, owner)), cartToken }
}

const loadCartData = async (db: Queryable, owner: Owner, wording: Wording, newCartToken: string | null = null) => {
  const key = await readCartKey(db, owner)
  const lines = await loadCartLines(db, owner)
  const saved = await loadSavedLines(db, owner)
  return toCartData({
    key,
    lines: lines.map((row) => ({
      id: row.line_id,
      selected: row.selected,
      quantity: row.quantity,
      customerPartNo: row.customer_part_no,
      ...toPricedGoods(row, wording),
    })),
    saved: saved.map((row) => ({
      id: row.saved_id,
      quantity: row.quantity,
      customerPartNo: row.customer_part_no,
      ...toPricedGoods(row, wording),
    })),
    token: newCartToken,
  })
}

/** Each change locks the cart's row, runs in one transaction and returns the cart. */
export const createCartService = (db: Database) => {
  const change = async (
    caller: Caller,
    lang: LocaleCode,
    requested: RequestedIds,
    work: (tx: Queryable, cartId: number) => Promise<void>,
  ) => {
    const owner = toOwner(caller)
    const wording = await readWording(db, lang)
    return db.tx(async (tx) => {
      const cartId = owner && (await lockCart(tx, owner))
      if (owner === null || cartId === null) throw createNotFoundFailure(requested.toField(0))
      await work(tx, cartId)
      return loadCartData(tx, owner, wording)
    })
  }

  return {
    read: async (caller: Caller, lang: LocaleCode): Promise<CartData> => {
      const owner = toOwner(caller)
      const wording = await readWording(db, lang)
      return owner ? loadCartData(db, owner, wording) : noCart
    },

    count: async (caller: Caller): Promise<number> => {
      const owner = toOwner(caller)
      return owner ? countLines(db, owner) : 0
    },

    add: async (caller: Caller, addition: Addition, lang: LocaleCode): Promise<CartData> => {
      const wording = await readWording(db, lang)
      return db.tx(async (tx) => {
        const { owner, cartId, cartToken } = await lockOrCreateCart(tx, caller)
        const [refused] = await addToLines(tx, cartId, [addition])
        if (refused) throw refused.failure
        return loadCartData(tx, owner, wording, cartToken)
      })
    },

    /** Creates no cart where all additions are refused. */
    addMany: async (caller: Caller, additions: readonly Addition[], lang: LocaleCode) => {
      const wording = await readWording(db, lang)
      return db.tx(async (tx) => {
        const { owner, cartId, cartToken } = await lockOrCreateCart(tx, caller)
        const refused = await addToLines(tx, cartId, additions)
        const isUnused = cartToken !== null && refused.length === additions.length
        if (isUnused) await dropCart(tx, cartId)
        return { cart: await loadCartData(tx, owner, wording, isUnused ? null : cartToken), refused }
      })
    },

    setQuantity: (caller: Caller, lineId: number, quantity: number, lang: LocaleCode): Promise<CartData> => {
      const requested = { ids: [lineId], toField: () => 'cart_id' }
      return change(caller, lang, requested, async (tx, cartId) => {
        const line = (await lockLines(tx, cartId)).find(({ id }) => id === lineId)
        if (!line) throw createNotFoundFailure('cart_id')
        await requireGoodsQuantity(tx, line.goods_id, quantity)
        await writeLines(tx, cartId, [{ ...line, quantity }])
      })
    },

    /** Of two numbers for a line the last one counts. */
    setPartNumbers: (
      caller: Caller,
      lines: readonly { cart_id: number; customer_part_no: string }[],
      lang: LocaleCode,
    ): Promise<CartData> => {
      const requested = { ids: lines.map(({ cart_id }) => cart_id), toField: (at: number) => `lines.${at}.cart_id` }
      return change(caller, lang, requested, async (tx, cartId) => {
        const numbers = new Map(lines.map(({ cart_id, customer_part_no }) => [cart_id, customer_part_no]))
        const numbered = [...numbers].map(([id, customer_part_no]) => ({ id, customer_part_no }))
        requireFound(requested, await setPartNumbers(tx, cartId, numbered))
      })
    },

    select: (caller: Caller, requested: RequestedIds, selected: boolean, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, requested, async (tx, cartId) =>
        requireFound(requested, await selectLines(tx, cartId, requested.ids, selected)),
      ),

    remove: (caller: Caller, requested: RequestedIds, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, requested, async (tx, cartId) =>
        requireFound(requested, await deleteLines(tx, cartId, requested.ids)),
      ),

    save: (caller: Caller, requested: RequestedIds, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, requested, (tx, cartId) => saveLines(tx, cartId, requested)),

    unsave: (caller: Caller, requested: RequestedIds, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, requested, (tx, cartId) => unsaveLines(tx, cartId, requested)),

    removeSaved: (caller: Caller, requested: RequestedIds, lang: LocaleCode): Promise<CartData> =>
      change(caller, lang, requested, async (tx, cartId) =>
        requireFound(requested, await deleteSaved(tx, cartId, requested.ids)),
      ),
  }
}
