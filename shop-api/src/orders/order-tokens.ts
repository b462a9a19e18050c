import { createHmac } from 'node:crypto'
import type { Queryable } from '#db/database.ts'
import { hashToken, newToken } from '#security/tokens.ts'

/** The secret that placing an order answers a guest with. From a cart's secret it comes out the same again, so that who
 * repeats a call whose answer was lost, gets it again; it says nothing about the cart's. */
export const placingToken = (cartToken: string | null, key: string) =>
  cartToken === null ? newToken() : createHmac('sha256', cartToken).update(`order:${key}`).digest('base64url')

export const keepOrderToken = (tx: Queryable, orderId: number, token: string) =>
  tx.query(
    'insert into order_tokens (token_hash, order_id) values ($1, $2)',
    [hashToken(token), orderId],
    'orders.keepToken',
  )
