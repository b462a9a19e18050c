import { readCellKinds } from '../columns/cell-kinds.ts'
import type { TableColumns } from '../columns/name-columns.ts'
import { filledCells, isData } from './header-row.ts'
import type { TextSheet } from './text-sheet.ts'

const steady = ['designators', 'partNumber', 'integer', 'orderCode', 'package', 'money'] as const

const maxFirstRows = 30
export const findFirstRow = (sheet: TextSheet): number | undefined =>
  Array.from({ length: Math.min(sheet.length, maxFirstRows) }, (_, row) => row).find(
    (row) => filledCells(sheet.row(row)) > 1,
  )

/** A first row that differs from all the columns below it is a header in a language without known words. */
export const findUnknownHeader = (sheet: TextSheet, { profiles }: TableColumns): number | null => {
  const at = findFirstRow(sheet)
  if (at === undefined || sheet.row(at).some(isData)) return null
  let [differing, agreeing] = [0, 0]
  for (const [column, profile] of profiles.entries()) {
    const text = sheet.row(at)[column] ?? ''
    const kind = steady.find((each) => profile.filled > 2 && profile.share(each) >= 0.6)
    if (text === '' || !kind) continue
    if (readCellKinds(text).has(kind)) agreeing++
    else differing++
  }
  return differing >= 2 && agreeing === 0 ? at : null
}
