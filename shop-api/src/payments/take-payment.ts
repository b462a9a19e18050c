import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '#db/database.ts'
import { createNotFoundFailure, failure } from '#http/failure.ts'
import { findOrderByNo, type OrderRecord, setPaymentStatus, withOwnOrder } from '#orders/index.ts'
import { applyVerdict } from './apply-verdict.ts'
import { capturePayment, resolveCapture } from './provider-requests.ts'
import type { Payer } from './payer.ts'
import type { Context } from './context.ts'
import { leaseOne, releaseLease } from './lease-store.ts'
import { requirePayableCents } from './open-payment.ts'
import type { Payment, PaymentState } from './payment-record.ts'
import { lockByProviderId, lockPayment, readPayment, writeCapturing, writeState } from './payment-store.ts'

type CaptureOutcome = 'paid' | 'pending' | 'declined' | 'held'

const outcomes: Partial<Record<PaymentState, CaptureOutcome>> = {
  captured: 'paid',
  partly_refunded: 'paid',
  pending: 'pending',
  declined: 'declined',
  refused: 'declined',
  held: 'held',
}

const toCaptureOutcome = ({ state }: Payment): CaptureOutcome => {
  const outcome = outcomes[state]
  if (outcome) return outcome
  throw failure(state === 'capturing' || state === 'created' ? 'paymentUnavailable' : 'statusConflict')
}

type Begun = { payment: Payment; isMine: boolean }

/** The locked order decides whether a capture may begin. */
const begin = async (tx: Queryable, order: OrderRecord, providerOrderId: string, siteUrl: string): Promise<Begun> => {
  const payment = await lockByProviderId(tx, order.id, providerOrderId)
  if (!payment) throw createNotFoundFailure('paypal_order_id')
  if (payment.state !== 'created' && payment.state !== 'declined') return { payment, isMine: false }
  if (requirePayableCents(order) !== payment.amount_cents) throw failure('statusConflict')
  await writeCapturing(tx, payment.id, randomUUID())
  await setPaymentStatus(tx, order.id, 'pending', { siteUrl })
  return { payment: await lockPayment(tx, payment.id), isMine: true }
}

const waitMs = 8_000
const everyMs = 100

const waitForOutcome = async ({ db }: Context, id: number): Promise<Payment> => {
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    const payment = await readPayment(db, id)
    if (payment.state !== 'capturing' || !payment.is_leased) return payment
    if (waitedMs >= waitMs) throw failure('paymentInProgress')
    await pause(everyMs)
  }
}

/** Nothing was requested, so the order returns to its earlier state. */
const takeBack = ({ db, siteUrl }: Context, { id, order_no }: Payment) =>
  db.tx(async (tx) => {
    const order = await findOrderByNo(tx, order_no)
    const { state } = await lockPayment(tx, id)
    if (state !== 'capturing') return
    await writeState(tx, id, 'created')
    await setPaymentStatus(tx, order.id, 'none', { siteUrl })
  })

const requestCapture = async (context: Context, payment: Payment): Promise<void> => {
  const verdict = await capturePayment(context, payment)
  if (verdict === 'unsent') await takeBack(context, payment)
  else if (verdict !== 'unknown') await applyVerdict(context, payment.id, verdict, { isAlone: true })
  else await releaseLease(context.db, payment.id)
}

/** Captures the stored payment of the caller's order once, for any number of requests. */
export const takePayment =
  (context: Context) =>
  async (
    payer: Payer,
    orderNo: string,
    providerOrderId: string,
  ): Promise<{ outcome: CaptureOutcome; orderId: number }> => {
    const { payment, isMine } = await withOwnOrder(context.db, payer, orderNo, (tx, order) =>
      begin(tx, order, providerOrderId, context.siteUrl),
    )
    if (isMine) await requestCapture(context, payment)
    else if (payment.state === 'capturing') {
      const now = await waitForOutcome(context, payment.id)
      if (now.state === 'capturing' && (await leaseOne(context.db, now.id))) await resolveCapture(context, now.id)
    }
    return { outcome: toCaptureOutcome(await readPayment(context.db, payment.id)), orderId: payment.order_id }
  }
