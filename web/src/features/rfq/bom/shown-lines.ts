import type { BomLine, BomList } from './bom-list.ts'
import { isEmptyLine } from './new-lines.ts'

const shownKinds: ReadonlySet<BomLine['kind']> = new Set(['PART', 'ALTERNATE', 'NOT_FITTED'])

/** Titles, totals and notes are in the list for the download only. */
export const findShownLines = ({ lines }: Pick<BomList, 'lines'>) => lines.filter(({ kind }) => shownKinds.has(kind))

export const canBeOrdered = (line: BomLine) => line.kind !== 'NOT_FITTED' && !isEmptyLine(line)

/** What the buyer wants to order or to request. */
export const findSelectedLines = (list: Pick<BomList, 'lines'>) =>
  findShownLines(list).filter((line) => line.isSelected && canBeOrdered(line))

/** Selected, or selected when it was taken. */
export const isPlanned = ({ isSelected, takenKeys }: BomLine) => isSelected || takenKeys.length > 0

export const findPlannedLines = (list: Pick<BomList, 'lines'>) =>
  findShownLines(list).filter((line) => isPlanned(line) && canBeOrdered(line))
