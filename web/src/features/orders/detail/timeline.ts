import type { OrderStatus } from '#graphql/generated/types.ts'

type Event = { status: OrderStatus; at: string }
/** `at` is null for future steps. */
type Step = { status: OrderStatus; at: string | null }

const way: OrderStatus[] = ['UNPAID', 'CONFIRMING', 'PREPARING', 'SHIPPED', 'DELIVERED']

export const toTimeline = (status: OrderStatus, history: Event[]): Step[] => {
  const place = way.indexOf(status)
  const ahead = place < 0 ? [] : way.slice(place + 1)
  return [...history, ...ahead.map((next) => ({ status: next, at: null }))]
}
