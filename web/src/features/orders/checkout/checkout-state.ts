import type { CheckoutPreview_OrderPreviewFragment } from '#graphql/generated/types.ts'
import type { PlaceError } from './placing/placing-outcome.ts'

type Preview = CheckoutPreview_OrderPreviewFragment
type Availability = Preview['excludedLines'][number]['availability']

type Facts = {
  basket: 'cart' | 'buyNow'
  preview: Preview | null
  errors: readonly PlaceError[]
  /** The shop did not respond. */
  hasFailed: boolean
  isFetching: boolean
  /** Null while unknown. */
  cart: { lineCount: number; selectedLineCount: number } | null
}

export type CheckoutState =
  | { kind: 'loading' }
  | { kind: 'ready'; preview: Preview }
  | { kind: 'emptyCart' }
  | { kind: 'nothingSelected' }
  | { kind: 'nothingOrderable'; preview: Preview }
  | { kind: 'orderTooLarge'; message: string }
  | { kind: 'quantityRefused'; availability: Availability }
  | { kind: 'onRequestOnly' }
  | { kind: 'refused'; message: string }
  | { kind: 'unreadable' }

const previewState = (basket: Facts['basket'], preview: Preview): CheckoutState => {
  const [excluded] = preview.excludedLines
  if (preview.lines.length > 0) return { kind: 'ready', preview }
  if (basket === 'cart' || !excluded) return { kind: 'nothingOrderable', preview }
  const { availability } = excluded
  return availability === 'ON_REQUEST_ONLY' ? { kind: 'onRequestOnly' } : { kind: 'quantityRefused', availability }
}

export const checkoutState = ({ basket, preview, errors, hasFailed, isFetching, cart }: Facts): CheckoutState => {
  if (preview) return previewState(basket, preview)
  const [error] = errors
  if (error) {
    const { code, message, path } = error
    if (code === 'ORDER_TOO_LARGE') return { kind: 'orderTooLarge', message }
    if (basket === 'buyNow' || path) return { kind: 'refused', message }
    if (!cart) return { kind: isFetching || !hasFailed ? 'loading' : 'unreadable' }
    return { kind: cart.lineCount === 0 ? 'emptyCart' : 'nothingSelected' }
  }
  return { kind: hasFailed && !isFetching ? 'unreadable' : 'loading' }
}
