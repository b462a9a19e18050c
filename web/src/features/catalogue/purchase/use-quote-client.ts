'use client'
import { useEffect, useState } from 'react'
import type { PriceQuote_PriceQuoteFragment } from '#graphql/generated/documents.ts'
import { usePriceQuoteQuery } from '#graphql/generated/hooks.ts'

const typingPauseMs = 300

const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

export type Quote = {
  /** The last answer, also while the next one is on its way. */
  price: PriceQuote_PriceQuoteFragment | null
  /** Pieces in stock when the price was asked for; null before the first answer. */
  stock: number | null
  /** `price` is that of another quantity. */
  isStale: boolean
  hasFailed: boolean
  retry: () => void
}

/** What the shop asks for a quantity; nothing is asked while the quantity is none, or the part has no ladder. */
export const useQuote = (slug: string, quantity: number | null, isPriced: boolean): Quote => {
  const settled = useSettled(quantity)
  const isAsked = isPriced && settled !== null && settled > 0
  const [{ data, error, fetching }, ask] = usePriceQuoteQuery({
    variables: { slug, quantity: settled ?? 1 },
    pause: !isAsked,
  })
  const price = data?.product?.priceFor ?? null
  return {
    price,
    stock: data?.product?.stock ?? null,
    isStale: price?.quantity !== quantity,
    hasFailed: !fetching && error !== undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}
