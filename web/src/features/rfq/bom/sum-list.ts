import { formatDecimal, parseDecimal } from '@partgate/schema/decimal.ts'
import type { BomList } from './bom-list.ts'
import type { BomMatch, LinePlan } from './plan-line.ts'
import { findSelectedLines } from './shown-lines.ts'

export type Totals = {
  /** Selected lines that can be ordered now. */
  readyCount: number
  /** Selected lines that cannot. */
  openCount: number
  /** Sum of the ready lines in USD. */
  amount: string
}

type Known = { matches: ReadonlyMap<string, BomMatch>; plans: ReadonlyMap<string, LinePlan> }

/** Adds the shop's amounts; an amount is never multiplied here. */
export const addAmounts = (amounts: readonly string[]) =>
  formatDecimal(
    amounts.reduce((sum, amount) => sum + parseDecimal(amount, 2), 0n),
    2,
  )

export const sumList = (list: Pick<BomList, 'lines'>, { matches, plans }: Known): Totals => {
  const selected = findSelectedLines(list)
  const ready = selected.filter(({ lineId }) => plans.get(lineId)?.kind === 'ready')
  const amounts = ready.map(({ lineId }) => matches.get(lineId)?.price?.availableExtendedPrice?.amount ?? '0')
  return {
    readyCount: ready.length,
    openCount: selected.length - ready.length,
    amount: addAmounts(amounts),
  }
}
