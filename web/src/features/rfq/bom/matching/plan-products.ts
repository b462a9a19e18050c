import { maxPieces } from '@partgate/schema/limits.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { type BomMatch, countNeeded, findWhy, type LinePlan } from '../plan-line.ts'
import { findPlannedLines, findShownLines } from '../shown-lines.ts'

type Offer = Pick<BomMatch, 'product' | 'price'>
type Known = { matches: ReadonlyMap<string, Offer>; plans: ReadonlyMap<string, LinePlan> }
type Need = { line: BomLine; product: NonNullable<BomMatch['product']>; needed: number }

export type PriceKey = { productId: string; quantity: number | undefined }
export const toPriceKey = ({ productId, quantity }: PriceKey) => `${productId} ${quantity}`

const findNeeds = (list: BomList, { matches, plans }: Known) =>
  findPlannedLines(list).flatMap((line): Need[] => {
    const [offer, plan] = [matches.get(line.lineId), plans.get(line.lineId)]
    const needed = countNeeded(line, list)
    const isOrdered = !plan || plan.kind === 'ready' || plan.kind === 'soldOut'
    return offer?.product && needed !== null && isOrdered ? [{ line, product: offer.product, needed }] : []
  })

type Group = { needs: readonly Need[]; isShown: (line: BomLine) => boolean }

/** The selected lines, and those of each time that lines were taken together, also if one of them is selected again: each line shows its plan
 * in the latest of its groups. */
const toGroups = (needs: readonly Need[]): Group[] => {
  const keys = new Set(needs.flatMap(({ line }) => line.takenKeys))
  return [
    { needs: needs.filter(({ line }) => line.isSelected), isShown: ({ isSelected }) => isSelected },
    ...[...keys].map((key) => ({
      needs: needs.filter(({ line }) => line.takenKeys.includes(key)),
      isShown: ({ isSelected, takenKeys }: BomLine) => !isSelected && takenKeys.at(-1) === key,
    })),
  ]
}

/**
 * Stock, minimum, multiple and price breaks apply to all selected lines of a product together, as in the cart, and to all
 * lines of a product that were taken together. The first of these lines has the order, and the others are included in it.
 * While the price of their sum is missing, they have no plan.
 */
export const planProducts = (list: BomList, known: Known, prices: ReadonlyMap<string, BomMatch['price']>) => {
  const plans = new Map(known.plans)
  const missing: PriceKey[] = []
  const numberOf = new Map(findShownLines(list).map(({ lineId }, at) => [lineId, at + 1]))
  const ofProduct = Map.groupBy(findNeeds(list, known), ({ product }) => product.id)
  for (const { needs, isShown } of [...ofProduct.values()].flatMap(toGroups)) {
    const [first] = needs
    if (!first || needs.length === 1 || !needs.some(({ line }) => isShown(line))) continue
    const { product, line: leader } = first
    const neededByAll = Math.min(
      needs.reduce((sum, { needed }) => sum + needed, 0),
      maxPieces,
    )
    const key = { productId: product.id, quantity: neededByAll }
    const price = prices.get(toPriceKey(key))
    const isWaiting = needs.some(({ line }) => !known.plans.has(line.lineId))
    if (!isWaiting && price === undefined) missing.push(key)
    const why = price && findWhy(neededByAll, { product, price })
    for (const { line, needed } of needs) {
      const { lineId } = line
      if (!isShown(line)) continue
      if (isWaiting || price === undefined) plans.delete(lineId)
      else if (!price || !why) plans.set(lineId, { kind: 'onRequest' })
      else if (price.availableQuantity === 0) plans.set(lineId, { kind: 'soldOut' })
      else if (line === leader) {
        const ordered = price.availableQuantity
        const lineCount = needs.length
        plans.set(lineId, { kind: 'ready', productId: product.id, needed, ordered, price, why, lineCount, neededByAll })
      } else {
        const leaderNumber = numberOf.get(leader.lineId) ?? 0
        plans.set(lineId, { kind: 'included', needed, why, leaderId: leader.lineId, leaderNumber })
      }
    }
  }
  return { plans, missing }
}
