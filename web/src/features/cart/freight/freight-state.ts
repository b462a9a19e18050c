import type { CartFreightQuery, CartTermsQuery } from '#graphql/generated/types.ts'

type Checkout = CartFreightQuery['checkout']
type Quote = NonNullable<NonNullable<Checkout>['quote']>
type Option = Quote['freightOptions'][number]

export type FreightState =
  | { kind: 'priced'; quote: Quote; option: Option }
  /** Heavier than the freight table allows. */
  | { kind: 'tooHeavy'; quote: Quote; option: Option | null }
  /** The freight table has no price for the country. */
  | { kind: 'bySales'; quote: Quote }
  /** The shop's own message. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

export const freightState = (checkout: Checkout | undefined): FreightState => {
  const { quote, errors } = checkout ?? {}
  const [refusal] = errors ?? []
  if (refusal) return { kind: 'refused', message: refusal.message }
  if (!quote) return { kind: 'failed' }
  const option = quote.freightOptions.find(({ carrier }) => carrier === quote.carrier) ?? null
  if (quote.isFreightConfirmedBySales) return { kind: 'tooHeavy', quote, option }
  return quote.freight && option ? { kind: 'priced', quote, option } : { kind: 'bySales', quote }
}

type Table = NonNullable<CartTermsQuery['freightTable']>

export const usualDays = ({ carriers }: Pick<Table, 'carriers'>) => {
  const [fastest] = carriers.toSorted(
    (a, b) => a.transitDaysMin - b.transitDaysMin || a.transitDaysMax - b.transitDaysMax,
  )
  return fastest ? { from: fastest.transitDaysMin, to: fastest.transitDaysMax } : null
}
