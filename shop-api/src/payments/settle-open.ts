import { logFailure } from '../log-failure.ts'
import { refreshPayment, resolveCapture } from './provider-requests.ts'
import type { Context } from './context.ts'
import { readEvent } from './event.ts'
import { leaseEvents, type PaymentEvent, writeEventOutcome } from './event-store.ts'
import { leaseDue, type Leased, releaseLease, voidEndedPayments } from './lease-store.ts'
import { refundPayment } from './refunding.ts'
import { settleEvent } from './settle-event.ts'

const atOnce = 10

const settlePayment = async (context: Context, { id, state }: Leased): Promise<void> => {
  if (state === 'capturing') return resolveCapture(context, id)
  if (state === 'refund_due' || state === 'refunding') return refundPayment(context, id)
  await refreshPayment(context, id)
  await releaseLease(context.db, id)
}

const settlePayments = async (context: Context) => {
  const { db, log } = context
  const settle = (leased: Leased) =>
    logFailure({
      log,
      message: 'a payment could not be settled',
      facts: { paymentId: leased.id },
      work: () => settlePayment(context, leased),
    })
  for (;;) {
    const due = await leaseDue(db, atOnce)
    if (due.length === 0) return
    await Promise.all(due.map(settle))
  }
}

const settleEvents = async (context: Context) => {
  const { db, log } = context
  const settle = async ({ event_id, body }: PaymentEvent) => {
    const event = readEvent(body)
    if (event) await settleEvent(context, event)
    else await writeEventOutcome(db, event_id, 'unreadable')
  }
  for (;;) {
    const due = await leaseEvents(db, atOnce)
    if (due.length === 0) return
    for (const event of due)
      await logFailure({
        log,
        message: 'an event could not be settled',
        facts: { event: event.event_id },
        work: () => settle(event),
      })
  }
}

/** Finishes lost captures and refunds, undecided payments, and events that could not be verified. Holds no lock during requests. */
export const settleOpen = async (context: Context): Promise<void> => {
  await voidEndedPayments(context.db)
  await settlePayments(context)
  await settleEvents(context)
}
