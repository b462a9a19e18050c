import { refresh } from './ask-provider.ts'
import type { Context } from './context.ts'
import { type ReadEvent } from './event.ts'
import { paymentsOf, writeEventOutcome } from './event-store.ts'

/** Acts on what PayPal told: not by its words, but by asking what is so now, since words come twice and out of order. What
 * cannot be asked now stays open for the reconciler. */
export const settleEvent = async (context: Context, { id, kind, isAboutMoney, names }: ReadEvent): Promise<void> => {
  const { db, log } = context
  const found = await paymentsOf(db, names)
  if (found.length === 0) {
    log.warn({ event: id, kind, ...names }, 'PayPal tells of a payment that the shop does not know')
    return void (await writeEventOutcome(db, id, 'unknown payment'))
  }
  if (!isAboutMoney) return void (await writeEventOutcome(db, id, 'noted'))
  const heard: boolean[] = []
  for (const payment of found) heard.push(await refresh(context, payment.id))
  if (heard.every(Boolean)) await writeEventOutcome(db, id, 'settled')
}
