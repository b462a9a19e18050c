import type { PartsListLineKind, PartsListQuantityStatus } from '#graphql/generated/types.ts'

/** Texts are as typed or as in the file, and empty where there is none. */
export type BomLine = {
  lineId: string
  kind: PartsListLineKind
  partNumber: string
  manufacturer: string
  /** For one board. */
  quantity: string
  quantityStatus: PartsListQuantityStatus
  designators: string
  value: string
  package: string
  description: string
  targetPrice: string
  dateCode: string
  note: string
  customerPartNumber: string
  /** Further numbers of the row, such as those of distributors. */
  otherNumbers: readonly string[]
  /** By which the buyer's own company knows the part. */
  internalNumbers: readonly string[]
  /** Cells of the file's row; empty for a line that the buyer added. */
  cells: readonly string[]
  /** Product that the buyer has chosen; null for the match itself. */
  productId: string | null
  isSelected: boolean
  /** One for each time that the line was put into the cart or into a request, the latest last: random, and equal for lines that were put there
   * together. */
  takenKeys: readonly string[]
  /** True if the texts can differ from the cells. */
  isEdited: boolean
}

export type BomList = {
  /** Random; edits keep it. */
  listKey: string
  name: string
  fileName: string
  /** Equal for files with equal headers. */
  layout: string
  header: readonly string[]
  boards: number
  attritionPercent: number
  lines: readonly BomLine[]
}
