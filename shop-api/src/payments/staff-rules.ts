import type { OrderRecord } from '#orders/index.ts'

type Facts = Pick<OrderRecord, 'status' | 'payment_state' | 'payment_method' | 'total_cents'>

/** Null where the order cannot be confirmed: pending, held or partly refunded money never can be. */
export const findConfirmationKind = (order: Facts): 'captured' | 'transfer' | null => {
  const { status, payment_state, payment_method, total_cents } = order
  if (status === 'confirming' && payment_state === 'paid') return 'captured'
  const isAwaited = status === 'unpaid' || status === 'confirming'
  const isTransfer = payment_method === 'bank' && (payment_state === 'none' || payment_state === 'declared')
  return isAwaited && isTransfer && total_cents !== null && total_cents > 0n ? 'transfer' : null
}
