import { toCellText } from './cell-text.ts'
import { columns, type Column, findHeading } from './column-names.ts'
import type { Cell, Rows } from './read-sheets.ts'

export type Layout = { firstRow: number; columns: Partial<Record<Column, number>> }
export type Table = { rows: Rows; layout: Layout }

const maxTitleRows = 30

type Found = Map<Column, { at: number; rank: number }>

/** The surest heading for each column; the first of equal ones. */
const headingsIn = (row: Rows[number]): Found => {
  const found: Found = new Map()
  for (const [at, cell] of (row ?? []).entries()) {
    const heading = typeof cell === 'string' ? findHeading(toCellText(cell).text) : null
    const known = heading && found.get(heading.column)
    if (heading && (!known || heading.rank < known.rank)) found.set(heading.column, { at, rank: heading.rank })
  }
  return found
}

const toLayout = (found: Found, firstRow: number): Layout => ({
  firstRow,
  columns: Object.fromEntries(
    columns.flatMap((column) => (found.has(column) ? [[column, found.get(column)?.at]] : [])),
  ),
})

/** Lists over several pages repeat the headings. */
export const isHeading = (row: Rows[number], { columns: places }: Layout): boolean => {
  const cell = places.part_number === undefined ? undefined : row?.[places.part_number]
  if (findHeading(toCellText(cell).text)?.column !== 'part_number') return false
  return headingsIn(row).size > 1
}

const headed = (rows: Rows): { layout: Layout; score: number } | null => {
  const candidates = rows.slice(0, maxTitleRows).map((row, at) => ({ found: headingsIn(row), at }))
  const named = candidates.filter(({ found }) => found.has('part_number'))
  const best = named.toSorted((a, b) => b.found.size - a.found.size)[0]
  return best ? { layout: toLayout(best.found, best.at + 1), score: best.found.size } : null
}

const isFilled = (cell: Cell | undefined) => toCellText(cell).text !== ''

/** Without headings: part numbers in the first non-empty column, quantities in the next. */
const unheaded = (rows: Rows): Layout | null => {
  const firsts = rows.map((row) => row?.findIndex(isFilled) ?? -1).filter((at) => at >= 0)
  if (firsts.length === 0) return null
  const first = firsts.reduce((least, at) => Math.min(least, at))
  return { firstRow: 0, columns: { part_number: first, qty: first + 1 } }
}

/** The table that names the most columns, else the first non-empty one. */
export const chooseTable = (sheets: readonly Rows[]): Table | null => {
  const found = sheets.flatMap((rows) => {
    const table = headed(rows)
    return table ? [{ rows, ...table }] : []
  })
  const best = found.toSorted((a, b) => b.score - a.score)[0]
  if (best) return { rows: best.rows, layout: best.layout }
  for (const rows of sheets) {
    const layout = unheaded(rows)
    if (layout) return { rows, layout }
  }
  return null
}
