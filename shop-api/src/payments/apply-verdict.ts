import type { Queryable } from '#db/database.ts'
import { withRetries } from '#db/with-retries.ts'
import { findOrderByNo, moveOrder, setPaymentStatus } from '#orders/index.ts'
import { failpoint } from '../failpoint.ts'
import type { Context } from './context.ts'
import { releaseLease } from './lease-store.ts'
import { storePaymentMethod } from './order-method.ts'
import type { Payment } from './payment-record.ts'
import { hasOtherPayment, lockPayment, readPayment, writeState, writeCapturedAmounts } from './payment-store.ts'
import { settle, type Step } from './settling.ts'
import type { Agreed, Verdict } from './verdict.ts'

export const toAgreed = ({ order_no, amount_cents, currency, payee }: Payment): Agreed => ({
  orderNo: order_no,
  cents: amount_cents,
  currency,
  payee,
})

const toCapturedAmounts = (verdict: Verdict) => {
  if (!('capture' in verdict) || verdict.kind === 'pending') return null
  const { id, cents, currency } = verdict.capture
  const refunded = verdict.kind === 'refunded' ? (cents ?? 0n) : 0n
  return {
    captureId: id,
    cents,
    currency,
    refundedCents: verdict.kind === 'partly_refunded' ? verdict.refundedCents : refunded,
  }
}

const write = async (tx: Queryable, payment: Payment, step: Step, verdict: Verdict, siteUrl: string) => {
  await writeState(tx, payment.id, step.state)
  const captured = toCapturedAmounts(verdict)
  if (captured) await writeCapturedAmounts(tx, payment.id, captured)
  if (step.money && step.money !== 'none') await storePaymentMethod(tx, payment.order_id, 'paypal')
  // First, because the payment status decides whether the order may be canceled.
  if (step.money) await setPaymentStatus(tx, payment.order_id, step.money, { siteUrl })
  for (const to of step.moves) await moveOrder(tx, { id: payment.order_id }, to, { actor: 'provider', siteUrl })
}

type Options = { /** The caller has the lease. */ isAlone: boolean }

/** The second of the two transactions around a request to the provider. True where it changed something. */
export const applyVerdict = async (
  { db, siteUrl, log }: Pick<Context, 'db' | 'siteUrl' | 'log'>,
  id: number,
  verdict: Verdict,
  { isAlone }: Options,
): Promise<boolean> => {
  await failpoint('payment.beforeOutcome')
  const { order_no } = await readPayment(db, id)
  const step = await withRetries(() =>
    db.tx(async (tx) => {
      const { status } = await findOrderByNo(tx, order_no)
      const payment = await lockPayment(tx, id)
      const facts = {
        state: payment.state,
        status,
        isPaidOtherwise: await hasOtherPayment(tx, payment),
        isAlone: isAlone || !payment.is_leased,
        verdict: verdict.kind,
      }
      const next = settle(facts)
      if (next) await write(tx, payment, next, verdict, siteUrl)
      else if (isAlone) await releaseLease(tx, id)
      return next
    }),
  )
  if (step?.alarm) log.error({ orderNo: order_no, paymentId: id, ...toLogFields(verdict) }, step.alarm)
  await failpoint('payment.afterOutcome')
  return step !== null
}

const toLogFields = (verdict: Verdict) =>
  'capture' in verdict
    ? { captureId: verdict.capture.id, currency: verdict.capture.currency, cents: verdict.capture.cents?.toString() }
    : { verdict: verdict.kind }
