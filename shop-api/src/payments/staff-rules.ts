import type { OrderRecord } from '#orders/index.ts'

type Facts = Pick<OrderRecord, 'status' | 'payment_state' | 'payment_method' | 'total_cents'>

/** What it means that sales confirms an order: its captured money is seen, or a bank transfer has come; null where neither
 * can be. Money that is undecided, held or partly refunded is never confirmed (threats D11, D12). */
export const confirmation = (order: Facts): 'captured' | 'transfer' | null => {
  const { status, payment_state, payment_method, total_cents } = order
  if (status === 'confirming' && payment_state === 'paid') return 'captured'
  const isAwaited = status === 'unpaid' || status === 'confirming'
  const isTransfer = payment_method === 'bank' && (payment_state === 'none' || payment_state === 'declared')
  return isAwaited && isTransfer && total_cents !== null && total_cents > 0n ? 'transfer' : null
}
