import type { SharedCart } from '@partgate/schema/shop-api/cart.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Caller } from '#http/caller.ts'
import { createShareToken, shareDays } from '#security/share-links.ts'
import { hashToken } from '#security/tokens.ts'
import { readWording, toPricedGoods } from '#catalogue/index.ts'
import { toSharedCart } from './cart-data.ts'
import { loadCartLines } from './cart-store.ts'
import { toOwner } from './owner.ts'
import { findShare, insertShare, loadShareLines } from './share-store.ts'

/** Links that show anyone a copy of a cart: goods and quantities, without its owner. */
export const createShareService = (db: Database) => {
  return {
    share: async (caller: Caller, address: string) => {
      const owner = toOwner(caller)
      const lines = owner ? await loadCartLines(db, owner) : []
      if (lines.length === 0) throw failure('notFound')
      const { token, tokenHash } = await createShareToken(db, 'share-network', address)
      const { expires_at } = await db.tx((tx) => insertShare(tx, tokenHash, shareDays, lines))
      return { token, expires_at: expires_at.toISOString() }
    },

    read: async (token: string, lang: LocaleCode): Promise<SharedCart> => {
      const share = await findShare(db, hashToken(token))
      if (!share) throw failure('notFound')
      const [rows, wording] = await Promise.all([loadShareLines(db, share.id), readWording(db, lang)])
      return toSharedCart(
        share,
        rows.map((row) => ({ quantity: row.quantity, ...toPricedGoods(row, wording) })),
      )
    },
  }
}
