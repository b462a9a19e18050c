import type { PartsListFinding } from '#graphql/generated/types.ts'
import { isSound } from './part-problems.ts'
import type { PartRow } from './part-row.ts'

export type ReadCounts = {
  read: number
  rowsLeftOut: number | null
  rowsExcluded: number | null
  findings: readonly PartsListFinding[] | null
}

export type UploadReport = {
  added: number
  found: number
  invalidCount: number
  /** Beyond the limit of a request. */
  leftOut: number
  /** Not fitted, with the quantity 0, or second sources. */
  excluded: number
  /** Further lists beside the one that was read. */
  hasTablesBeside: boolean
}

/** `uploaded`: the read rows, without those beyond the limit of a request. */
export const toUploadReport = (
  uploaded: readonly PartRow[],
  { read, rowsLeftOut, rowsExcluded, findings }: ReadCounts,
): UploadReport => ({
  added: uploaded.length,
  found: uploaded.filter(({ slug }) => slug !== '').length,
  invalidCount: uploaded.filter((row) => !isSound(row) || (row.fromFile?.problems.length ?? 0) > 0).length,
  leftOut: (rowsLeftOut ?? 0) + read - uploaded.length,
  excluded: rowsExcluded ?? 0,
  hasTablesBeside: findings?.includes('TABLES_BESIDE') ?? false,
})
