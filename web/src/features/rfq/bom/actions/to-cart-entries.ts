import { findSelectedLines } from '../shown-lines.ts'
import { type BomFacts, findProduct } from '../bom-facts.ts'
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

/** A product of several lines is ordered once. */
export const toCartEntries = (facts: BomFacts): CartEntry[] => {
  const selected = findSelectedLines(facts.list)
  const findLeaderId = (lineId: string) => {
    const plan = facts.plans.get(lineId)
    return plan?.kind === 'included' ? plan.leaderId : lineId
  }
  const linesOf = Map.groupBy(selected, ({ lineId }) => findLeaderId(lineId))
  return selected.flatMap((line): CartEntry[] => {
    const [plan, product] = [facts.plans.get(line.lineId), findProduct(facts, line)]
    if (plan?.kind !== 'ready' || !product) return []
    const lines = linesOf.get(line.lineId) ?? [line]
    return [
      {
        rowId: product.id,
        productId: product.id,
        partNumber: product.partNumber,
        quantity: plan.ordered,
        customerPartNumber: joinCustomerPartNumbers(lines) || null,
        lineIds: lines.map(({ lineId }) => lineId),
      },
    ]
  })
}
