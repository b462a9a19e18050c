import type { Database, Queryable } from '#db/database.ts'
import { withRetries } from '#db/with-retries.ts'
import { createNotFoundFailure } from '#http/failure.ts'
import type { Caller } from '#http/caller.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { forgetTries, limits, takeTry } from '#security/rate-limit.ts'
import { hashToken } from '#security/tokens.ts'
import type { OrderRecord } from './order-record.ts'
import { lockByNumber, lockOwned, type Owner, readOwned } from './order-store.ts'

type OrderAccess = { caller: Pick<Caller, 'userId' | 'orderToken'>; address: string }

const toOwner = ({ userId, orderToken }: OrderAccess['caller']): Owner => ({
  userId,
  tokenHash: orderToken === null ? null : hashToken(orderToken),
})

const requireOrderFound = (order: OrderRecord | null): OrderRecord => {
  if (!order) throw createNotFoundFailure('order_no')
  return order
}

/** Locks a member's own order, or a guest's by its order access token. Any other is not found. */
const findOwnOrder = async (tx: Queryable, caller: OrderAccess['caller'], orderNo: string) =>
  requireOrderFound(await lockOwned(tx, orderNo, toOwner(caller)))

export const findOrderByNo = async (tx: Queryable, number: string) => requireOrderFound(await lockByNumber(tx, number))

/** Counts wrong tokens: ten an hour for an order and network. */
const countWrongTokens = async <T>(
  db: Database,
  { caller, address }: OrderAccess,
  orderNo: string,
  work: (markFound: (order: OrderRecord) => OrderRecord) => Promise<T>,
): Promise<T> => {
  if (caller.orderToken === null) return work((order) => order)
  const guess = [orderNo, toNetwork(address)]
  await takeTry(db, limits.orderToken, ...guess)
  let isRight = false
  try {
    return await work((order) => {
      isRight = true
      return order
    })
  } finally {
    if (isRight) await forgetTries(db, limits.orderToken, ...guess)
  }
}

export const withOwnOrder = <T>(
  db: Database,
  buyer: OrderAccess,
  orderNo: string,
  work: (tx: Queryable, order: OrderRecord) => Promise<T>,
): Promise<T> =>
  countWrongTokens(db, buyer, orderNo, (markFound) =>
    withRetries(() => db.tx(async (tx) => work(tx, markFound(await findOwnOrder(tx, buyer.caller, orderNo))))),
  )

/** Locks nothing. */
export const readOwnOrder = (db: Database, buyer: OrderAccess, orderNo: string): Promise<OrderRecord> =>
  countWrongTokens(db, buyer, orderNo, async (markFound) =>
    markFound(requireOrderFound(await readOwned(db, orderNo, toOwner(buyer.caller)))),
  )
