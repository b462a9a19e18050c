import type { OrderStatus, PaymentState as OrderMoney } from '#orders/index.ts'
import type { PaymentState } from './payment-record.ts'
import type { Verdict } from './verdict.ts'

export type Facts = {
  state: PaymentState
  status: OrderStatus
  /** Another payment has the order's money, or is about to take it. */
  isPaidOtherwise: boolean
  /** Nobody else is asking the provider about this payment now. */
  isAlone: boolean
  verdict: Verdict['kind']
}

export type Step = {
  state: PaymentState
  /** What the order says of its money from now on; undefined where that is another payment's matter. */
  money?: OrderMoney
  /** Where the order goes, one after the other. */
  moves: readonly OrderStatus[]
  /** For people who watch over the shop. */
  alarm?: string
}

const untaken = new Set<PaymentState>(['creating', 'created', 'capturing', 'pending', 'declined', 'void'])

/** The first status in which sales looks at the order. */
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
      ...(money === 'held' ? { alarm: 'money came, but not as agreed' } : {}),
    }
  }
  // Not taken yet: if it is, it will be told, and goes back.
  if (money === 'pending') return null
  return {
    state: 'refund_due',
    ...(isPaidOtherwise ? {} : { money: 'refund_due' }),
    moves: [],
    alarm: 'money came for an order that does not await it; it goes back',
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

const untakenAfterAll = ({ state, status, isAlone, verdict }: Facts): Step | null => {
  const isDecided = verdict === 'declined' && (state === 'capturing' || state === 'pending')
  const isFruitless = verdict !== 'approved' && state === 'capturing' && isAlone
  if (!isDecided && !isFruitless) return null
  return {
    state: verdict === 'gone' ? 'void' : 'declined',
    money: 'none',
    moves: [],
    ...(status === 'confirming' ? { alarm: 'a payment that was pending has been denied' } : {}),
  }
}

/** What a payment and its order become by what the provider says; null where they are settled already. Asking again, later or
 * in another order changes nothing more (threats D8, D12, D14, D17). */
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
