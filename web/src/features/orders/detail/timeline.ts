import type { OrderStatus } from '#graphql/generated/types.ts'

type Event = { status: OrderStatus; at: string }
/** `at` is null for what is still to come. */
export type Step = { status: OrderStatus; at: string | null }

/** Spec 4: the way of an order that nobody calls off. */
const way: OrderStatus[] = ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPING', 'RECEIVED']

/** What has happened to an order, the oldest first, and what comes next on its way. */
export const timelineOf = (status: OrderStatus, history: Event[]): Step[] => {
  const place = way.indexOf(status)
  const ahead = place < 0 ? [] : way.slice(place + 1)
  return [...history, ...ahead.map((next) => ({ status: next, at: null }))]
}
