import type { CartFreightQuery, CartTermsQuery } from '#graphql/generated/types.ts'

type Checkout = CartFreightQuery['checkout']
type Preview = NonNullable<NonNullable<Checkout>['preview']>
type Option = Preview['freightOptions'][number]

export type FreightState =
  | { kind: 'priced'; preview: Preview; option: Option }
  /** Heavier than the freight table allows. */
  | { kind: 'tooHeavy'; preview: Preview; option: Option | null }
  /** The freight table has no price for the country. */
  | { kind: 'bySales'; preview: Preview }
  /** The shop's own message. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

export const freightState = (checkout: Checkout | undefined): FreightState => {
  const { preview, errors } = checkout ?? {}
  const [refusal] = errors ?? []
  if (refusal) return { kind: 'refused', message: refusal.message }
  if (!preview) return { kind: 'failed' }
  const option = preview.freightOptions.find(({ carrier }) => carrier === preview.carrier) ?? null
  if (preview.hasManualFreight) return { kind: 'tooHeavy', preview, option }
  return preview.freight && option ? { kind: 'priced', preview, option } : { kind: 'bySales', preview }
}

type Table = NonNullable<CartTermsQuery['freightTable']>

export const usualDays = ({ carriers }: Pick<Table, 'carriers'>) => {
  const [fastest] = carriers.toSorted(
    (a, b) => a.minTransitDays - b.minTransitDays || a.maxTransitDays - b.maxTransitDays,
  )
  return fastest ? { from: fastest.minTransitDays, to: fastest.maxTransitDays } : null
}
