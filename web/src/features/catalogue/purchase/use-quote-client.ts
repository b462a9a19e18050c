'use client'
import type { PriceQuote_PriceQuoteFragment, Purchase_ProductFragment } from '#graphql/generated/types.ts'
import { usePriceQuoteQuery } from '#graphql/generated/hooks/catalogue.ts'
import { useSettled } from '#ui/use-settled-client.ts'

const typingPauseMs = 300

export type Quote = {
  /** The last price stays while the next one loads. */
  price: PriceQuote_PriceQuoteFragment | null
  stock: number | null
  /** `price` belongs to another quantity. */
  isStale: boolean
  hasFailed: boolean
  retry: () => void
}

export const useQuote = (
  { slug, priceFor: first }: Pick<Purchase_ProductFragment, 'slug' | 'priceFor'>,
  quantity: number | null,
): Quote => {
  const settled = useSettled(quantity, typingPauseMs)
  const isRequested = first !== null && settled !== null && settled > 0
  const [{ data, error, fetching }, ask] = usePriceQuoteQuery({
    variables: { slug, quantity: settled ?? 1 },
    pause: !isRequested,
  })
  const price = data?.product?.priceFor ?? first
  return {
    price,
    stock: data?.product?.stock ?? null,
    isStale: price?.quantity !== quantity,
    hasFailed: !fetching && error !== undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}
