import type { CheckoutPreview_OrderPreviewFragment, OrderLimitKind } from '#graphql/generated/types.ts'

export type PlacedOrder = { orderNumber: string; canPay: boolean }

export type PlaceError = {
  __typename: string
  message: string
  path?: readonly string[] | null
  isInProgress?: boolean
  kind?: OrderLimitKind
  preview?: CheckoutPreview_OrderPreviewFragment | null
}

type Response = {
  data?: { placeOrder?: { order?: PlacedOrder | null; errors: readonly PlaceError[] } | null } | undefined
  error?: { graphQLErrors: readonly { extensions: Record<string, unknown> }[] } | undefined
}

export type PlacingOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'changed'; preview: CheckoutPreview_OrderPreviewFragment }
  /** The preview has changed, but the response lacks the new one. */
  | { kind: 'outdated' }
  | { kind: 'limit'; limit: OrderLimitKind; message: string }
  /** Another request with the same key is being processed. */
  | { kind: 'inProgress' }
  /** An order with other content was placed under the same key. */
  | { kind: 'placedOtherwise' }
  | { kind: 'refused'; errors: readonly PlaceError[] }
  /** The request was rate-limited and not processed. */
  | { kind: 'rateLimited' }
  | { kind: 'sessionEnded' }
  /** The order may or may not have been placed. */
  | { kind: 'unknown' }

const readErrorCode = ({ error }: Response) => error?.graphQLErrors.map(({ extensions }) => extensions['code'])[0]

const toErrorOutcome = (errors: readonly PlaceError[]): PlacingOutcome => {
  const [first] = errors
  switch (first?.__typename) {
    case 'PriceChangedError':
      return first.preview ? { kind: 'changed', preview: first.preview } : { kind: 'outdated' }
    case 'OrderLimitError':
      return { kind: 'limit', limit: first.kind ?? 'ORDER_SIZE', message: first.message }
    case 'IdempotencyError':
      return { kind: first.isInProgress ? 'inProgress' : 'placedOtherwise' }
    case 'RateLimitedError':
      return { kind: 'rateLimited' }
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
