import { describe, expect, test } from 'vitest'
import { checkoutState } from './checkout-state.ts'
import { createQuote } from './test-values.ts'

type Facts = Parameters<typeof checkoutState>[0]
const message = 'A sentence.'
const facts: Facts = { basket: 'cart', quote: null, errors: [], hasFailed: false, isFetching: false, cart: null }
const refused = (__typename: string, path: string[] | null = null) => ({ errors: [{ __typename, message, path }] })

describe('the page shows', () => {
  test.for<[string, Partial<Facts>]>([
    ['loading', {}],
    ['loading', { isFetching: true, hasFailed: true }],
    ['unreadable', { hasFailed: true }],
    ['ready', { quote: createQuote() }],
    ['ready', { quote: createQuote(), hasFailed: true }],
    ['nothingOrderable', { quote: createQuote({ lines: [] }) }],
    ['loading', refused('ValidationError')],
    ['unreadable', { ...refused('ValidationError'), hasFailed: true }],
    ['emptyCart', { ...refused('ValidationError'), cart: { lineCount: 0, selectedLineCount: 0 } }],
    ['nothingSelected', { ...refused('ValidationError'), cart: { lineCount: 2, selectedLineCount: 0 } }],
    ['orderTooLarge', refused('OrderLimitError')],
    ['orderTooLarge', { ...refused('OrderLimitError'), basket: 'buyNow' }],
    ['refused', refused('ValidationError', ['input', 'countryCode'])],
    ['quantityRefused', { ...refused('OutOfStockError'), basket: 'buyNow' }],
    ['quantityRefused', { ...refused('BelowMinimumQuantityError'), basket: 'buyNow' }],
    ['quantityRefused', { ...refused('NotAMultipleError'), basket: 'buyNow' }],
    ['refused', { ...refused('ValidationError'), basket: 'buyNow' }],
  ])('%s where the facts are %o', ([kind, given]) => expect(checkoutState({ ...facts, ...given }).kind).toBe(kind))
})
