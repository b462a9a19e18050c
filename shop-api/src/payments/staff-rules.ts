import type { OrderRecord } from '#orders/index.ts'

type Facts = Pick<OrderRecord, 'status' | 'payment_status' | 'payment_method' | 'total_cents'>

/** Null where the order cannot be confirmed: pending, held or partly refunded money never can be. */
export const findConfirmationKind = (order: Facts): 'captured' | 'transfer' | null => {
  const { status, payment_status, payment_method, total_cents } = order
  if (status === 'confirming' && payment_status === 'paid') return 'captured'
  const isAwaited = status === 'unpaid' || status === 'confirming'
  const isTransfer = payment_method === 'bank' && (payment_status === 'none' || payment_status === 'declared')
  return isAwaited && isTransfer && total_cents !== null && total_cents > 0n ? 'transfer' : null
}
