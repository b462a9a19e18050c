import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { type Payment, paymentColumns, toPayment, type PaymentRow, type PaymentState } from './payment-record.ts'

const toFirstPayment = (rows: PaymentRow[]) => (rows[0] ? toPayment(rows[0]) : null)
const fromPayments = 'from payments p join orders o on o.id = p.order_id'

const requirePayment = (payment: Payment | null): Payment => {
  if (!payment) throw new Error('The payment does not exist')
  return payment
}

export const readPayment = async (db: Queryable, id: number) =>
  requirePayment(
    toFirstPayment(await db.query(`select ${paymentColumns} ${fromPayments} where p.id = $1`, [id], 'payments.read')),
  )

export const lockPayment = async (tx: Queryable, id: number) =>
  requirePayment(
    toFirstPayment(
      await tx.query(`select ${paymentColumns} ${fromPayments} where p.id = $1 for update of p`, [id], 'payments.lock'),
    ),
  )

export const lockByProviderId = async (tx: Queryable, orderId: number, providerOrderId: string) =>
  toFirstPayment(
    await tx.query(
      `select ${paymentColumns} ${fromPayments} where p.order_id = $1 and p.provider_order_id = $2 for update of p`,
      [orderId, providerOrderId],
      'payments.lockByProviderId',
    ),
  )

/** PayPal deletes old unapproved orders, so an older payment is not reused. */
export const lockOpen = async (tx: Queryable, orderId: number) =>
  toFirstPayment(
    await tx.query(
      `select ${paymentColumns} ${fromPayments}
       where p.order_id = $1 and p.provider = 'paypal' and p.state in ('creating', 'created', 'declined')
         and p.created_at > now() - interval '3 hours'
       order by p.id desc limit 1 for update of p`,
      [orderId],
      'payments.lockOpen',
    ),
  )

export const voidOpen = (tx: Queryable, orderId: number) =>
  tx.query(
    `update payments set state = 'void', updated_at = now()
     where order_id = $1 and provider = 'paypal' and state in ('creating', 'created', 'declined')`,
    [orderId],
    'payments.voidOpen',
  )

type NewPayment = { orderId: number; cents: bigint; lang: LocaleCode; requestId: string }

export const insertCreating = async (
  tx: Queryable,
  { orderId, cents, lang, requestId }: NewPayment,
): Promise<number> => {
  const [row] = await tx.query<{ id: number }>(
    `insert into payments (order_id, provider, state, amount_cents, lang, create_request_id)
     values ($1, 'paypal', 'creating', $2, $3, $4) returning id`,
    [orderId, cents.toString(), lang, requestId],
    'payments.insertCreating',
  )
  return requirePayment(row ? await readPayment(tx, row.id) : null).id
}

export const insertTransfer = (tx: Queryable, orderId: number, cents: bigint) =>
  tx.query(
    `insert into payments (order_id, provider, state, amount_cents, captured_cents, captured_currency)
     values ($1, 'bank', 'captured', $2, $2, 'USD')`,
    [orderId, cents.toString()],
    'payments.insertTransfer',
  )

export const writeCreated = (
  db: Queryable,
  id: number,
  given: { providerOrderId: string; approveUrl: string; payee: string | null },
) =>
  db.query(
    `update payments set state = 'created', provider_order_id = $2, approve_url = $3, payee = $4, updated_at = now()
     where id = $1 and state = 'creating'`,
    [id, given.providerOrderId, given.approveUrl, given.payee],
    'payments.writeCreated',
  )

/** A payment that a parallel request has opened meanwhile does not change. */
export const voidCreating = (db: Queryable, id: number, note: string) =>
  db.query(
    "update payments set state = 'void', note = $2, updated_at = now() where id = $1 and state = 'creating'",
    [id, note],
    'payments.voidCreating',
  )

export const writeState = (tx: Queryable, id: number, state: PaymentState) =>
  tx.query(
    'update payments set state = $2, leased_until = null, updated_at = now() where id = $1',
    [id, state],
    'payments.writeState',
  )

/** Longer than a usual capture; a later one is repeated under the same request id. */
export const leaseSeconds = 45

export const writeCapturing = (tx: Queryable, id: number, requestId: string) =>
  tx.query(
    `update payments set state = 'capturing', capture_request_id = $2, attempts = 0, next_look_at = now(),
       leased_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now() where id = $1`,
    [id, requestId],
    'payments.writeCapturing',
  )

export const writeRefunding = (tx: Queryable, id: number, requestId: string) =>
  tx.query(
    `update payments set state = 'refunding', refund_request_id = $2, updated_at = now() where id = $1`,
    [id, requestId],
    'payments.writeRefunding',
  )

/** The next attempt gets a new request id. */
export const writeRefundDue = (db: Queryable, id: number, note: string) =>
  db.query(
    `update payments set state = 'refund_due', refund_request_id = null, note = $2, leased_until = null,
       updated_at = now() where id = $1 and state = 'refunding'`,
    [id, note],
    'payments.writeRefundDue',
  )

type CapturedAmounts = { captureId: string | null; cents: bigint | null; currency: string; refundedCents: bigint }

export const writeCapturedAmounts = (
  tx: Queryable,
  id: number,
  { captureId, cents, currency, refundedCents }: CapturedAmounts,
) =>
  tx.query(
    `update payments set capture_id = $2, captured_cents = $3, captured_currency = $4,
       refunded_cents = least($5::bigint, coalesce($3::bigint, $5::bigint)), updated_at = now() where id = $1`,
    [id, captureId, cents?.toString() ?? null, currency, refundedCents.toString()],
    'payments.writeCapturedAmounts',
  )

export const lockRefundable = async (tx: Queryable, orderId: number) =>
  toFirstPayment(
    await tx.query(
      `select ${paymentColumns} ${fromPayments} where p.order_id = $1 and p.state in ('captured', 'held', 'partly_refunded')
       for update of p`,
      [orderId],
      'payments.lockRefundable',
    ),
  )

export const hasOtherPayment = async (tx: Queryable, { id, order_id }: Payment): Promise<boolean> => {
  const rows = await tx.query(
    `select from payments where order_id = $1 and id <> $2
       and state in ('capturing', 'pending', 'captured', 'held', 'partly_refunded') limit 1`,
    [order_id, id],
    'payments.hasOtherPayment',
  )
  return rows.length > 0
}
