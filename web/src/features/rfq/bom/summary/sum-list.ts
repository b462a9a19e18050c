import { formatDecimal, parseDecimal } from '@partgate/schema/decimal.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { type BomMatch, isShort, type LinePlan } from '../plan-line.ts'
import { findSelectedLines } from '../shown-lines.ts'

export type Totals = {
  /** Selected lines that can be ordered now. */
  readyCount: number
  /** Selected lines that cannot. */
  openCount: number
  /** Selected lines of products with less stock than they need. */
  shortCount: number
  /** Sum of the ready lines in USD; with the price of the earlier quantity where that of the present one is not known yet. */
  amount: string
  isOutdated: boolean
}

type Known = { matches: ReadonlyMap<string, Pick<BomMatch, 'price'>>; plans: ReadonlyMap<string, LinePlan> }

/** Adds the shop's amounts; an amount is never multiplied here. */
const addAmounts = (amounts: readonly string[]) =>
  formatDecimal(
    amounts.reduce((sum, amount) => sum + parseDecimal(amount, 2), 0n),
    2,
  )

export const sumList = (list: Pick<BomList, 'lines'>, { matches, plans }: Known): Totals => {
  const selected = findSelectedLines(list)
  const findAmount = ({ lineId }: BomLine) => {
    const plan = plans.get(lineId)
    if (plan?.kind === 'included') return '0'
    const price = plan?.kind === 'ready' ? plan.price : plan ? null : matches.get(lineId)?.price
    return price?.availableExtendedPrice?.amount
  }
  const ready = selected.filter(findAmount)
  const amounts = ready.map((line) => findAmount(line) ?? '0')
  return {
    readyCount: ready.length,
    openCount: selected.length - ready.length,
    shortCount: selected.filter(({ lineId }) => isShort(plans.get(lineId))).length,
    amount: addAmounts(amounts),
    isOutdated: selected.some(({ lineId }) => !plans.has(lineId)),
  }
}
