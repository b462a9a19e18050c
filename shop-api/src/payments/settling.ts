import type { OrderStatus, PaymentStatus as OrderMoney } from '#orders/index.ts'
import type { PaymentState } from './payment-record.ts'
import type { Verdict } from './verdict.ts'

export type Facts = {
  state: PaymentState
  status: OrderStatus
  /** Another payment has the order's money, or is about to capture it. */
  isPaidOtherwise: boolean
  /** No other process is querying the provider about this payment. */
  isAlone: boolean
  verdict: Verdict['kind']
}

export type Step = {
  state: PaymentState
  /** Undefined where another payment decides the order's payment status. */
  money?: OrderMoney
  moves: readonly OrderStatus[]
  alarm?: string
}

const untaken = new Set<PaymentState>(['creating', 'created', 'capturing', 'pending', 'declined', 'refused', 'void'])

/** The first status that sales sees. */
const towardsSales = (status: OrderStatus): OrderStatus[] => (status === 'unpaid' ? ['confirming'] : [])

const taken = (facts: Facts, money: 'paid' | 'held' | 'pending' | 'partly_refunded'): Step | null => {
  const { state, status, isPaidOtherwise } = facts
  if (!untaken.has(state) || (money === 'pending' && state === 'pending')) return null
  const isAwaited = !isPaidOtherwise && (status === 'unpaid' || status === 'confirming')
  if (isAwaited) {
    return {
      state: money === 'paid' ? 'captured' : money,
      money,
      moves: towardsSales(status),
      ...(money === 'held' ? { alarm: 'money was captured with other terms than agreed' } : {}),
    }
  }
  // Not captured yet; a later capture is reported and refunded.
  if (money === 'pending') return null
  return {
    state: 'refund_due',
    ...(isPaidOtherwise ? {} : { money: 'refund_due' }),
    moves: [],
    alarm: 'money was captured for an order that does not await it; it is refunded',
  }
}

const partlyRefunded = (facts: Facts): Step | null => {
  if (['captured', 'held', 'partly_refunded'].includes(facts.state)) {
    return { state: 'partly_refunded', money: 'partly_refunded', moves: [] }
  }
  return taken(facts, 'partly_refunded')
}

const refunded = ({ state, status, isPaidOtherwise }: Facts): Step | null => {
  if (state === 'refunded') return null
  if (isPaidOtherwise) return { state: 'refunded', moves: [] }
  const isOver = status === 'canceled' || status === 'refunded'
  return { state: 'refunded', money: 'refunded', moves: isOver ? [] : [...towardsSales(status), 'refunded'] }
}

const untakenStates: Partial<Record<Facts['verdict'], PaymentState>> = { gone: 'void', refused: 'refused' }

const untakenAfterAll = ({ state, status, isAlone, verdict }: Facts): Step | null => {
  const isDecided = (verdict === 'declined' || verdict === 'refused') && (state === 'capturing' || state === 'pending')
  const isFruitless = verdict !== 'approved' && state === 'capturing' && isAlone
  if (!isDecided && !isFruitless) return null
  const untakenStep = { state: untakenStates[verdict] ?? 'declined', money: 'none' } as const
  if (status !== 'confirming') return { ...untakenStep, moves: [] }
  return { ...untakenStep, moves: ['canceled'], alarm: 'a pending payment was denied; its order is canceled' }
}

/** Null where nothing changes. Applying a verdict again, later or in another order changes nothing more. */
export const settle = (facts: Facts): Step | null => {
  switch (facts.verdict) {
    case 'paid':
    case 'held':
    case 'pending':
      return taken(facts, facts.verdict)
    case 'partly_refunded':
      return partlyRefunded(facts)
    case 'refunded':
      return refunded(facts)
    default:
      return untakenAfterAll(facts)
  }
}
