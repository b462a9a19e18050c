import { refreshPayment, resolveCapture } from './provider-requests.ts'
import type { Context } from './context.ts'
import { readEvent } from './event.ts'
import { leaseEvents, writeEventOutcome } from './event-store.ts'
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
  for (;;) {
    const due = await leaseDue(context.db, atOnce)
    if (due.length === 0) return
    const settled = await Promise.allSettled(due.map((leased) => settlePayment(context, leased)))
    for (const [i, result] of settled.entries()) {
      if (result.status === 'rejected')
        context.log.error({ err: result.reason, paymentId: due[i]?.id }, 'a payment could not be settled')
    }
  }
}

const settleEvents = async (context: Context) => {
  for (;;) {
    const due = await leaseEvents(context.db, atOnce)
    if (due.length === 0) return
    for (const { event_id, body } of due) {
      const event = readEvent(body)
      if (event) await settleEvent(context, event)
      else await writeEventOutcome(context.db, event_id, 'unreadable')
    }
  }
}

/** Finishes lost captures and refunds, undecided payments, and events that could not be verified. Holds no lock during requests. */
export const settleOpen = async (context: Context): Promise<void> => {
  await voidEndedPayments(context.db)
  await settlePayments(context)
  await settleEvents(context)
}
