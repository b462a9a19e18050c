import { describe, expect, test } from 'vitest'
import type { LineAvailability, UserErrorCode } from '#graphql/generated/types.ts'
import { checkoutState } from './checkout-state.ts'
import { createPreview, createProduct } from '#testing/checkout-values.ts'

type Facts = Parameters<typeof checkoutState>[0]
const message = 'A sentence.'
const facts: Facts = { basket: 'cart', preview: null, errors: [], hasFailed: false, isFetching: false, cart: null }
const excluding = (availability: LineAvailability) =>
  createPreview({ lines: [], excludedLines: [{ product: createProduct('a'), quantity: 5, availability }] })
const refused = (code: UserErrorCode, path: string[] | null = null) => ({ errors: [{ code, message, path }] })

describe('the page shows', () => {
  test.for<[string, Partial<Facts>]>([
    ['loading', {}],
    ['loading', { isFetching: true, hasFailed: true }],
    ['unreadable', { hasFailed: true }],
    ['ready', { preview: createPreview() }],
    ['ready', { preview: createPreview(), hasFailed: true }],
    ['nothingOrderable', { preview: createPreview({ lines: [] }) }],
    ['loading', refused('NOTHING_SELECTED')],
    ['unreadable', { ...refused('NOTHING_SELECTED'), hasFailed: true }],
    ['emptyCart', { ...refused('NOTHING_SELECTED'), cart: { lineCount: 0, selectedLineCount: 0 } }],
    ['nothingSelected', { ...refused('NOTHING_SELECTED'), cart: { lineCount: 2, selectedLineCount: 0 } }],
    ['orderTooLarge', refused('ORDER_TOO_LARGE')],
    ['orderTooLarge', { ...refused('ORDER_TOO_LARGE'), basket: 'buyNow' }],
    ['refused', refused('INVALID', ['input', 'countryCode'])],
    ['quantityRefused', { preview: excluding('INSUFFICIENT_STOCK'), basket: 'buyNow' }],
    ['quantityRefused', { preview: excluding('BELOW_MINIMUM_QUANTITY'), basket: 'buyNow' }],
    ['onRequestOnly', { preview: excluding('ON_REQUEST_ONLY'), basket: 'buyNow' }],
    ['nothingOrderable', { preview: excluding('INSUFFICIENT_STOCK') }],
    ['refused', { ...refused('INVALID'), basket: 'buyNow' }],
  ])('%s where the facts are %o', ([kind, given]) => expect(checkoutState({ ...facts, ...given }).kind).toBe(kind))
})
