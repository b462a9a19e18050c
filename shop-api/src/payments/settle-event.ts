import { refreshPayment } from './provider-requests.ts'
import type { Context } from './context.ts'
import type { ReadEvent } from './event.ts'
import { findEventPayments, writeEventOutcome } from './event-store.ts'

/** Events repeat and arrive out of order, so their content is not trusted: the current state is requested. */
export const settleEvent = async (context: Context, { id, kind, isAboutMoney, names }: ReadEvent): Promise<void> => {
  const { db, log } = context
  const found = await findEventPayments(db, names)
  if (found.length === 0) {
    log.warn({ event: id, kind, ...names }, 'PayPal sent an event of an unknown payment')
    return void (await writeEventOutcome(db, id, 'unknown payment'))
  }
  if (!isAboutMoney) return void (await writeEventOutcome(db, id, 'noted'))
  const wereRefreshed: boolean[] = []
  for (const payment of found) wereRefreshed.push(await refreshPayment(context, payment.id))
  if (wereRefreshed.every(Boolean)) await writeEventOutcome(db, id, 'settled')
}
