'use client'
import { useState } from 'react'
import { inTurn } from '#graphql/add-lines/in-turn.ts'
import { useReadOnCartChange } from '#graphql/cache/use-read-on-cart-change-client.ts'
import { useCheckoutBasketQuery, useCheckoutPreviewQuery } from '#graphql/generated/hooks/orders.ts'
import type { Carrier, OrderLineInput } from '#graphql/generated/types.ts'
import { checkoutState } from '../checkout-state.ts'

type PreviewRequest = { lines: OrderLineInput[] | null; countryCode: string; carrier: Carrier | '' }

/** A guest who has added nothing has no cart. */
const emptyCart = { lineCount: 0, selectedLineCount: 0 }

/** The earlier preview stays, marked outdated, while the next one loads. */
export const usePreview = ({ lines, countryCode, carrier }: PreviewRequest) => {
  const [{ data, error, fetching, operation }, read] = useCheckoutPreviewQuery({
    variables: { lines, countryCode: countryCode || null, carrier: carrier || null },
    requestPolicy: 'network-only',
    context: lines ? inTurn : undefined,
  })
  const reload = () => read({ requestPolicy: 'network-only' })
  useReadOnCartChange(() => lines === null && reload())
  const result = data?.checkout
  const errors = result?.errors ?? []
  const [last, setLast] = useState(result?.preview ?? null)
  if (result?.preview && result.preview !== last) setLast(result.preview)
  const isCarrierRefused = errors.some(({ path }) => path?.at(-1) === 'carrier')
  const canBeEmpty = lines === null && errors.length > 0 && !isCarrierRefused
  const [cart] = useCheckoutBasketQuery({ pause: !canBeEmpty, requestPolicy: 'network-only' })
  const state = checkoutState({
    basket: lines ? 'buyNow' : 'cart',
    preview: result?.preview ?? (fetching || isCarrierRefused ? last : null),
    errors: isCarrierRefused ? [] : errors,
    hasFailed: Boolean(error ?? cart.error),
    isFetching: fetching || cart.fetching || isCarrierRefused,
    cart: cart.data && !cart.error ? (cart.data.cart ?? emptyCart) : null,
  })
  return {
    state,
    /** Destination of the preview that is shown. */
    countryCode: operation?.variables.countryCode ?? '',
    isFetching: fetching || isCarrierRefused,
    isOutdated: fetching || isCarrierRefused || Boolean(error),
    hasFailed: Boolean(error) && !fetching,
    isCarrierRefused: isCarrierRefused && !fetching,
    read: reload,
  }
}
