import type { CheckoutPreview_OrderPreviewFragment, UserErrorCode } from '#graphql/generated/types.ts'

export type PlacedOrder = { orderNumber: string; canPay: boolean }

export type PlaceError = {
  code: UserErrorCode
  message: string
  path?: readonly string[] | null
  preview?: CheckoutPreview_OrderPreviewFragment | null
}

type Response = {
  data?: { placeOrder?: { order?: PlacedOrder | null; errors: readonly PlaceError[] } | null } | undefined
  error?: { graphQLErrors: readonly { extensions: Record<string, unknown> }[] } | undefined
}

export type PlacingOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'changed'; preview: CheckoutPreview_OrderPreviewFragment }
  /** The preview or the cart has changed, but the response lacks the new one. */
  | { kind: 'outdated' }
  | { kind: 'limit'; code: 'ORDER_TOO_LARGE' | 'TOO_MANY_UNPAID_ORDERS'; message: string }
  /** Another request with the same key is being processed. */
  | { kind: 'inProgress' }
  /** An order with other content was placed under the same key. */
  | { kind: 'placedOtherwise' }
  | { kind: 'refused'; errors: readonly PlaceError[] }
  /** The request was rate-limited and not processed; the shop's message says when to try again. */
  | { kind: 'rateLimited'; message?: string }
  | { kind: 'sessionEnded' }
  /** Another account is signed in; the request was not processed. */
  | { kind: 'accountChanged' }
  /** The order may or may not have been placed. */
  | { kind: 'unknown' }

const readErrorCode = ({ error }: Response) => error?.graphQLErrors.map(({ extensions }) => extensions['code'])[0]

const toErrorOutcome = (errors: readonly PlaceError[]): PlacingOutcome => {
  const [first] = errors
  switch (first?.code) {
    case 'PRICE_CHANGED':
      return first.preview ? { kind: 'changed', preview: first.preview } : { kind: 'outdated' }
    case 'NOTHING_SELECTED':
      return { kind: 'outdated' }
    case 'ORDER_TOO_LARGE':
    case 'TOO_MANY_UNPAID_ORDERS':
      return { kind: 'limit', code: first.code, message: first.message }
    case 'IDEMPOTENCY_KEY_IN_PROGRESS':
      return { kind: 'inProgress' }
    case 'IDEMPOTENCY_KEY_REUSED':
      return { kind: 'placedOtherwise' }
    case 'RATE_LIMITED':
      return { kind: 'rateLimited', message: first.message }
    default:
      return { kind: 'refused', errors }
  }
}

export const toPlacingOutcome = (response: Response): PlacingOutcome => {
  const payload = response.data?.placeOrder
  if (payload?.order) return { kind: 'placed', order: payload.order }
  if (payload && payload.errors.length > 0) return toErrorOutcome(payload.errors)
  switch (readErrorCode(response)) {
    case 'UNAUTHENTICATED':
      return { kind: 'sessionEnded' }
    case 'ACCOUNT_CHANGED':
      return { kind: 'accountChanged' }
    case 'RATE_LIMITED':
      return { kind: 'rateLimited' }
    case 'BAD_USER_INPUT':
      return { kind: 'refused', errors: [] }
    default:
      return { kind: 'unknown' }
  }
}

const waitsMs = { unknown: [700, 2000], inProgress: [500, 1000, 2000, 2000, 3000] }

/** Null where the request is not sent again. */
export const retryDelayMs = ({ kind }: PlacingOutcome, tries: number): number | null =>
  kind === 'unknown' || kind === 'inProgress' ? (waitsMs[kind][tries] ?? null) : null
