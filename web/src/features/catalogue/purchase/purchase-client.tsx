'use client'
import { createContext, useContext, useState, type ReactNode } from 'react'
import type { Purchase_ProductFragment } from '#graphql/generated/types.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { QuantityRule } from './quantity-rule.ts'
import { useAddToCart } from './use-add-to-cart-client.ts'
import { useQuote, type Quote } from './use-quote-client.ts'

type Purchase = {
  product: Purchase_ProductFragment
  rule: QuantityRule
  text: string
  quantity: number | null
  setText: (text: string) => void
  quote: Quote
  /** From the page until the shop has responded. */
  stock: number
  isForSale: boolean
  problem: string
  /** Null where the shop refuses; `problem` says why. */
  addToCart: () => Promise<number | null>
  isAdding: boolean
}

const PurchaseContext = createContext<Purchase | null>(null)

export function PurchaseProvider({ product, children }: { product: Purchase_ProductFragment; children: ReactNode }) {
  const { minimumOrderQuantity: minimum, orderMultiple: multiple } = product
  const [text, setText] = useState(String(minimum))
  const [problem, setProblem] = useState('')
  const { add, isAdding } = useAddToCart()
  const quantity = readQuantity(text)
  const isPriced = product.priceBreaks.length > 0
  const quote = useQuote(product, quantity)
  const stock = quote.stock ?? product.stock
  const addToCart = async () => {
    const outcome = await add(product.id, quantity)
    setProblem(outcome.isAdded ? '' : outcome.message)
    return outcome.isAdded ? quantity : null
  }
  const purchase: Purchase = {
    product,
    rule: { minimum, multiple },
    text,
    quantity,
    setText: (typed) => {
      setText(typed)
      setProblem('')
    },
    quote,
    stock,
    isForSale: isPriced && stock > 0,
    problem,
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
