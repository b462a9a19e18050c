import { createHmac } from 'node:crypto'
import type { Queryable } from '#db/database.ts'
import { hashToken, createToken } from '#security/tokens.ts'

/** Derived from the cart token, so that a repeated request returns the same token; it reveals nothing about the cart token. */
export const createOrderToken = (cartToken: string | null, key: string) =>
  cartToken === null ? createToken() : createHmac('sha256', cartToken).update(`order:${key}`).digest('base64url')

export const hasOrderToken = async (db: Queryable, orderId: number, token: string): Promise<boolean> => {
  const rows = await db.query(
    'select from order_tokens where token_hash = $1 and order_id = $2',
    [hashToken(token), orderId],
    'orders.hasOrderToken',
  )
  return rows.length > 0
}

export const storeOrderToken = (tx: Queryable, orderId: number, token: string) =>
  tx.query(
    'insert into order_tokens (token_hash, order_id) values ($1, $2)',
    [hashToken(token), orderId],
    'orders.storeOrderToken',
  )
