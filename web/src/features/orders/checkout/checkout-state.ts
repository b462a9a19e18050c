import type { CheckoutQuote_QuoteFragment } from '#graphql/generated/types.ts'
import type { PlaceError } from './placing-outcome.ts'

type Facts = {
  basket: 'cart' | 'buyNow'
  quote: CheckoutQuote_QuoteFragment | null
  errors: readonly PlaceError[]
  /** The shop did not respond. */
  hasFailed: boolean
  isFetching: boolean
  /** Null while unknown. */
  cart: { lineCount: number; selectedLineCount: number } | null
}

export type CheckoutState =
  | { kind: 'loading' }
  | { kind: 'ready'; quote: CheckoutQuote_QuoteFragment }
  | { kind: 'emptyCart' }
  | { kind: 'nothingSelected' }
  | { kind: 'nothingOrderable'; quote: CheckoutQuote_QuoteFragment }
  | { kind: 'orderTooLarge'; message: string }
  | { kind: 'quantityRefused'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unreadable' }

const quantityErrors = ['OutOfStockError', 'BelowMinimumQuantityError', 'NotAMultipleError']

export const checkoutState = ({ basket, quote, errors, hasFailed, isFetching, cart }: Facts): CheckoutState => {
  if (quote) return quote.lines.length > 0 ? { kind: 'ready', quote } : { kind: 'nothingOrderable', quote }
  const [error] = errors
  if (error) {
    const { __typename, message, path } = error
    if (__typename === 'OrderLimitError') return { kind: 'orderTooLarge', message }
    if (basket === 'buyNow')
      return { kind: quantityErrors.includes(__typename) ? 'quantityRefused' : 'refused', message }
    if (path) return { kind: 'refused', message }
    if (!cart) return { kind: isFetching || !hasFailed ? 'loading' : 'unreadable' }
    return { kind: cart.lineCount === 0 ? 'emptyCart' : 'nothingSelected' }
  }
  return { kind: hasFailed && !isFetching ? 'unreadable' : 'loading' }
}
