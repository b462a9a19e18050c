import type { Database, Queryable } from '#db/database.ts'
import { retried } from '#db/retried.ts'
import { failure } from '#http/failure.ts'
import type { Who } from '#http/who.ts'
import { networkOf } from '#security/network.ts'
import { forgetTries, limits, takeTry } from '#security/rate-limit.ts'
import { hashToken } from '#security/tokens.ts'
import type { OrderRecord } from './order-record.ts'
import { lockByNumber, lockOwned, type Owner, readOwned } from './order-store.ts'

/** Who asks, and from which IP address. */
type Caller = { who: Pick<Who, 'userId' | 'orderToken'>; address: string }

const ownerOf = ({ userId, orderToken }: Caller['who']): Owner => ({
  userId,
  tokenHash: orderToken === null ? null : hashToken(orderToken),
})

const found = (order: OrderRecord | null): OrderRecord => {
  if (!order) throw failure('notFound')
  return order
}

/** The caller's order, locked: a member's own, or a guest's by its secret. Any other is not found. */
export const findOwnOrder = async (tx: Queryable, who: Caller['who'], orderNo: string) =>
  found(await lockOwned(tx, orderNo, ownerOf(who)))

/** Any order by its number or serial number, locked, for staff. */
export const findOrderByNo = async (tx: Queryable, number: string) => found(await lockByNumber(tx, number))

/** Counts wrong secrets: ten an hour for an order from a network. */
const guarded = async <T>(
  db: Database,
  { who, address }: Caller,
  orderNo: string,
  work: (tell: (order: OrderRecord) => OrderRecord) => Promise<T>,
): Promise<T> => {
  if (who.orderToken === null) return work((order) => order)
  const guess = [orderNo, networkOf(address)]
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

/** Runs `work` on the caller's order, locked, in one transaction. */
export const withOwnOrder = <T>(
  db: Database,
  caller: Caller,
  orderNo: string,
  work: (tx: Queryable, order: OrderRecord) => Promise<T>,
): Promise<T> =>
  guarded(db, caller, orderNo, (tell) =>
    retried(() => db.tx(async (tx) => work(tx, tell(await findOwnOrder(tx, caller.who, orderNo))))),
  )

/** The caller's order as it stands, without waiting for anybody. */
export const readOwnOrder = (db: Database, caller: Caller, orderNo: string): Promise<OrderRecord> =>
  guarded(db, caller, orderNo, async (tell) => tell(found(await readOwned(db, orderNo, ownerOf(caller.who)))))
