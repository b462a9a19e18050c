import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { isEmptyLine } from '../new-lines.ts'
import { type BomMatch, planLine } from '../plan-line.ts'
import { findShownLines } from '../shown-lines.ts'

type Shared = NonNullable<SharedPartsListPageQuery['sharedPartsList']>
type Offer = Pick<BomMatch, 'product' | 'price'>

/** The saved products with their prices, and the plan of each line by itself. `own` is the same list as the workbench reads it; its lines are those of `rows`, in their order. */
export const toSharedFacts = ({ rows }: Pick<Shared, 'rows'>, own: BomList) => {
  const shown = new Set(findShownLines(own))
  const offers = own.lines.flatMap((line, at): [BomLine, Offer][] => {
    const row = rows[at]
    return row && shown.has(line) && !isEmptyLine(line) ? [[line, row]] : []
  })
  return {
    lines: offers.map(([line]) => line),
    matches: new Map(offers.map(([{ lineId }, offer]) => [lineId, offer])),
    plans: new Map(offers.map(([line, offer]) => [line.lineId, planLine(line, offer, own)])),
  }
}
