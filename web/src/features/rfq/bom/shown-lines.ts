import type { BomLine, BomList } from './bom-list.ts'

const shownKinds: ReadonlySet<BomLine['kind']> = new Set(['PART', 'ALTERNATE', 'NOT_FITTED'])

/** Titles, totals and notes are in the list for the download only. */
export const findShownLines = ({ lines }: Pick<BomList, 'lines'>) => lines.filter(({ kind }) => shownKinds.has(kind))
