'use client'
import { createContext, useContext, useState, type ReactNode } from 'react'
import type { Purchase_ProductFragment } from '#graphql/generated/documents.ts'
import { readQuantity } from '#ui/quantity-step.ts'
import { useQuote, type Quote } from './use-quote-client.ts'

type Purchase = {
  product: Purchase_ProductFragment
  /** The quantity as typed. */
  text: string
  quantity: number | null
  setText: (text: string) => void
  quote: Quote
  /** What stands below the field: the shop's sentence. */
  problem: string
  setProblem: (sentence: string) => void
}

const PurchaseContext = createContext<Purchase | null>(null)

/** One quantity for the ruler, the price and the cart. */
export function PurchaseProvider({ product, children }: { product: Purchase_ProductFragment; children: ReactNode }) {
  const [text, setText] = useState(String(product.minimumOrderQuantity))
  const [problem, setProblem] = useState('')
  const quantity = readQuantity(text)
  const quote = useQuote(product.slug, quantity, product.priceBreaks.length > 0)
  const change = (typed: string) => {
    setText(typed)
    setProblem('')
  }
  return (
    <PurchaseContext value={{ product, text, quantity, setText: change, quote, problem, setProblem }}>
      {children}
    </PurchaseContext>
  )
}

export const usePurchase = () => {
  const purchase = useContext(PurchaseContext)
  if (!purchase) throw new Error('usePurchase needs a PurchaseProvider around it')
  return purchase
}
