import { limitToStock } from '@partgate/schema/quantity.ts'
import { toOrderTerms } from '#graphql/order-terms.ts'
import { findSelectedLines } from '../shown-lines.ts'
import { type BomFacts, type BomProduct, findProduct } from './bom-facts.ts'
import { joinCustomerPartNumbers } from './join-customer-part-numbers.ts'

export type CartEntry = {
  /** Names the entry in the shop's refusals. */
  rowId: string
  productId: string
  partNumber: string
  quantity: number
  customerPartNumber: string | null
  lineIds: string[]
}

type ReadyLine = { lineId: string; product: BomProduct; needed: number; ordered: number; customerPartNumber: string }

const toEntry = (lines: readonly ReadyLine[]): CartEntry[] => {
  const [first] = lines
  if (!first) return []
  const { product, ordered } = first
  const needed = lines.reduce((sum, line) => sum + line.needed, 0)
  const quantity = lines.length === 1 ? ordered : limitToStock(needed, product.stock, toOrderTerms(product))
  if (quantity === null) return []
  return [
    {
      rowId: product.id,
      productId: product.id,
      partNumber: product.partNumber,
      quantity,
      customerPartNumber: joinCustomerPartNumbers(lines) || null,
      lineIds: lines.map(({ lineId }) => lineId),
    },
  ]
}

/** A product of several lines is ordered once, because minimum and multiple apply to their sum. */
export const toCartEntries = (facts: BomFacts): CartEntry[] => {
  const ready = findSelectedLines(facts.list).flatMap((line): ReadyLine[] => {
    const { lineId, customerPartNumber } = line
    const [plan, product] = [facts.plans.get(lineId), findProduct(facts, line)]
    return plan?.kind === 'ready' && product
      ? [{ lineId, product, needed: plan.needed, ordered: plan.ordered, customerPartNumber }]
      : []
  })
  return [...Map.groupBy(ready, ({ product }) => product.id).values()].flatMap(toEntry)
}
