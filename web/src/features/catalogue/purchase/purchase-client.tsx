'use client'
import type { OrderTerms } from '@partgate/schema/quantity.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useQuantityPriceQuery } from '#graphql/generated/hooks/catalogue.ts'
import type { QuantityPrice_QuantityPriceFragment, Purchase_ProductFragment } from '#graphql/generated/types.ts'
import { toOrderTerms } from '#graphql/order-terms.ts'
import { readQuantity, readWhole } from '#i18n/read-quantity.ts'
import { useSettled } from '#ui/browser/use-settled-client.ts'
import { type AddProblem, useAddToCart } from './use-add-to-cart-client.ts'

const typingPauseMs = 300

type Quote = {
  /** The last price stays while the next one loads. */
  price: QuantityPrice_QuantityPriceFragment | null
  stock: number | null
  /** `price` belongs to another quantity. */
  isStale: boolean
  hasFailed: boolean
  retry: () => void
}

const useQuote = (
  { slug, priceFor: first }: Pick<Purchase_ProductFragment, 'slug' | 'priceFor'>,
  quantity: number | null,
): Quote => {
  const settled = useSettled(quantity, typingPauseMs)
  const isRequested = first !== null && settled !== null && settled > 0
  const [{ data, error, fetching }, readQuote] = useQuantityPriceQuery({
    variables: { slug, quantity: settled ?? 1 },
    pause: !isRequested,
  })
  const price = data?.product?.priceFor ?? first
  return {
    price,
    stock: data?.product?.stock ?? null,
    isStale: price?.quantity !== quantity,
    hasFailed: !fetching && error !== undefined,
    retry: () => readQuote({ requestPolicy: 'network-only' }),
  }
}

type Purchase = {
  product: Purchase_ProductFragment
  terms: OrderTerms
  text: string
  quantity: number | null
  /** The minimum if the buyer typed no number above zero. */
  rfqQuantity: number
  setText: (text: string) => void
  quote: Quote
  /** From the page until the shop has responded. */
  stock: number
  isForSale: boolean
  problem: AddProblem | null
  /** A quantity beyond the limit has its hint already; a `problem` on leaving the field would move the button of the hint. */
  checkTyped: () => void
  /** Null, with a `problem`, if the buyer typed no number above zero. */
  requireQuantity: () => number | null
  /** Null where the shop refuses; `problem` says why. */
  addToCart: () => Promise<number | null>
  isAdding: boolean
}

const PurchaseContext = createContext<Purchase | null>(null)

export function PurchaseProvider({ product, children }: { product: Purchase_ProductFragment; children: ReactNode }) {
  const [text, setText] = useState(String(product.minimumOrderQuantity))
  const [problem, setProblem] = useState<AddProblem | null>(null)
  const t = useTranslations('catalogue.buy')
  const { add, isAdding } = useAddToCart()
  const quantity = readQuantity(text)
  const isPriced = product.priceBreaks.length > 0
  const quote = useQuote(product, quantity)
  const stock = quote.stock ?? product.stock
  const requireQuantity = () => {
    if (!quantity) setProblem({ message: t('notANumber'), isOfQuantity: true })
    return quantity || null
  }
  const addToCart = async () => {
    const found = await add(product.id, quantity)
    setProblem(found)
    return found ? null : quantity
  }
  const purchase: Purchase = {
    product,
    terms: toOrderTerms(product),
    text,
    quantity,
    rfqQuantity: quantity || product.minimumOrderQuantity,
    setText: (typed) => {
      setText(typed)
      setProblem(null)
    },
    quote,
    stock,
    isForSale: isPriced && stock > 0,
    problem,
    checkTyped: () => {
      if (!readWhole(text)) requireQuantity()
    },
    requireQuantity,
    addToCart,
    isAdding,
  }
  return <PurchaseContext value={purchase}>{children}</PurchaseContext>
}

export const usePurchase = () => {
  const purchase = useContext(PurchaseContext)
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider around it')
  return purchase
}
