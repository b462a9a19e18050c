import type { MergeRange } from 'hucre'
import type { Rows } from './read-sheets.ts'

/** Rows and columns outside are ignored. */
export const maxRows = 50_000
const maxReadColumns = 200
const [maxColumns, maxMerges] = [50, 2_000]

const countFilled = (rows: Rows) => {
  const filled = Array.from({ length: maxReadColumns }, () => 0)
  for (const row of rows)
    for (const [at, cell] of (row ?? []).slice(0, maxReadColumns).entries())
      if (cell !== null && cell !== '') filled[at] = (filled[at] ?? 0) + 1
  return filled
}

/** Of a table that is too wide, the columns without any cell are dropped; where it still is, also those with one cell, then those on the right. */
const chooseColumns = (rows: Rows): number[] | null => {
  if (rows.every((row) => (row?.length ?? 0) <= maxColumns)) return null
  const filled = countFilled(rows)
  const withCells = (min: number) => filled.flatMap((count, at) => (count >= min ? [at] : []))
  const [used, listed] = [withCells(1), withCells(2)]
  return used.length <= maxColumns ? used : listed.slice(0, maxColumns)
}

export const narrowColumns = (
  allRows: Rows,
  allMerges: readonly MergeRange[] = [],
): { rows: Rows; merges: MergeRange[] } => {
  const [rows, merges] = [allRows.slice(0, maxRows), allMerges.slice(0, maxMerges)]
  const chosen = chooseColumns(rows)
  if (!chosen) return { rows, merges }
  return {
    rows: rows.map((row) => row && chosen.map((at) => row[at] ?? null)),
    merges: merges.flatMap((merge) => {
      const columns = chosen.flatMap((at, column) => (at >= merge.startCol && at <= merge.endCol ? [column] : []))
      const [startCol, endCol] = [columns[0], columns.at(-1)]
      return startCol === undefined || endCol === undefined ? [] : [{ ...merge, startCol, endCol }]
    }),
  }
}
