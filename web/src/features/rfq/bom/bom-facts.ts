import type { BomLine, BomList } from './bom-list.ts'
import type { BomMatch, LinePlan } from './plan-line.ts'

/** The maps are by line id. */
export type BomFacts = {
  list: BomList
  matches: ReadonlyMap<string, BomMatch>
  plans: ReadonlyMap<string, LinePlan>
}
export type BomProduct = NonNullable<BomMatch['product']>

export type ChangeBom = (change: (list: BomList) => BomList) => void

export const findProduct = ({ matches }: BomFacts, { lineId }: BomLine) => matches.get(lineId)?.product ?? null

/** Shown where the line has no part number. */
export const findFurtherNumber = ({ otherNumbers, internalNumbers }: BomLine) =>
  [...otherNumbers, ...internalNumbers][0] ?? ''

/** A number of the buyer's own company does not name the part. */
export const lineName = (line: BomLine) =>
  line.partNumber || [line.value, line.package].filter(Boolean).join(' ') || line.description || line.designators

/** What a line says beside its number. A description is long, so it is there only where nothing else names the part. */
export const lineFacts = (line: BomLine) => {
  const description = line.partNumber || line.value || line.otherNumbers.length > 0 ? '' : line.description
  return [line.manufacturer, line.value, line.package, description, line.designators].filter(Boolean).join(' · ')
}
