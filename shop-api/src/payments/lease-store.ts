import type { Queryable } from '#db/database.ts'
import type { PaymentState } from './payment-record.ts'
import { leaseSeconds } from './payment-store.ts'

const lease = `leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1,
  next_look_at = now() + least(make_interval(secs => 10 * 2 ^ least(attempts, 12)), interval '1 hour')`
const open = `('capturing', 'pending', 'refund_due', 'refunding')`

export type Leased = { id: number; state: PaymentState }

/** Oldest first. No other process handles them until the lease ends, and each fruitless check doubles the wait. */
export const leaseDue = (db: Queryable, most: number) =>
  db.query<Leased>(
    `update payments set ${lease} where id in (
       select id from payments where state in ${open} and next_look_at <= now()
         and (leased_until is null or leased_until < now())
       order by next_look_at limit $1 for update skip locked)
     returning id, state`,
    [most],
    'payments.leaseDue',
  )

/** Null where another process holds the lease or nothing is open. */
export const leaseOne = async (db: Queryable, id: number): Promise<Leased | null> => {
  const [leased] = await db.query<Leased>(
    `update payments set ${lease} where id = $1 and state in ${open} and (leased_until is null or leased_until < now())
     returning id, state`,
    [id],
    'payments.leaseOne',
  )
  return leased ?? null
}

export const releaseLease = (db: Queryable, id: number) =>
  db.query('update payments set leased_until = null where id = $1', [id], 'payments.releaseLease')

export const voidEndedPayments = (db: Queryable) =>
  db.query(
    `update payments p set state = 'void', updated_at = now() from orders o
     where o.id = p.order_id and p.state in ('creating', 'created') and o.status <> 'unpaid'`,
    [],
    'payments.voidEndedPayments',
  )
