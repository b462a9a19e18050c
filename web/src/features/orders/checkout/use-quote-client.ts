'use client'
import { useState } from 'react'
import { useCheckoutBasketQuery, useCheckoutQuoteQuery } from '#graphql/generated/hooks/orders.ts'
import type { BuyNowInput, Carrier } from '#graphql/generated/types.ts'
import { checkoutState } from './checkout-state.ts'

export type QuoteRequest = { buyNow: BuyNowInput | null; countryCode: string; carrier: Carrier | '' }

/** A guest who has added nothing has no cart. */
const emptyCart = { lineCount: 0, selectedLineCount: 0 }

/** The earlier quote stays, marked outdated, while the next one loads. */
export const useQuote = ({ buyNow, countryCode, carrier }: QuoteRequest) => {
  const [{ data, error, fetching, operation }, read] = useCheckoutQuoteQuery({
    variables: { buyNow, countryCode: countryCode || null, carrier: carrier || null },
    requestPolicy: 'network-only',
  })
  const result = data?.checkout
  const errors = result?.errors ?? []
  const [last, setLast] = useState(result?.quote ?? null)
  if (result?.quote && result.quote !== last) setLast(result.quote)
  const isCarrierRefused = errors.some(({ path }) => path?.at(-1) === 'carrier')
  const mayBeEmpty = buyNow === null && errors.length > 0 && !isCarrierRefused
  const [cart] = useCheckoutBasketQuery({ pause: !mayBeEmpty, requestPolicy: 'network-only' })
  const state = checkoutState({
    basket: buyNow ? 'buyNow' : 'cart',
    quote: result?.quote ?? (fetching || isCarrierRefused ? last : null),
    errors: isCarrierRefused ? [] : errors,
    hasFailed: Boolean(error ?? cart.error),
    isFetching: fetching || cart.fetching || isCarrierRefused,
    cart: cart.data && !cart.error ? (cart.data.cart ?? emptyCart) : null,
  })
  return {
    state,
    /** Destination of the quote that is shown. */
    countryCode: operation?.variables.countryCode ?? '',
    isFetching: fetching || isCarrierRefused,
    isOutdated: fetching || isCarrierRefused || Boolean(error),
    hasFailed: Boolean(error) && !fetching,
    isCarrierRefused: isCarrierRefused && !fetching,
    read: () => read({ requestPolicy: 'network-only' }),
  }
}
