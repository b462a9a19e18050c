import type { LifecycleStatus, SavedRow_RowFragment } from '#graphql/generated/types.ts'
import type { BomLine } from '../../bom-list.ts'
import type { BomMatch } from '../../plan-line.ts'
import { changesSince, type LineChange } from './changes-since.ts'

/** A line as it was opened, with the product that it had when the list was saved. */
export type SavedLine = {
  line: BomLine
  productId: string
  partNumber: string
  /** For which prices were compared. */
  quantity: number | null
  change: LineChange | null
}

export const toSavedLines = (
  rows: readonly SavedRow_RowFragment[],
  lines: readonly BomLine[],
): ReadonlyMap<string, SavedLine> =>
  new Map(
    rows.flatMap((row, at) => {
      const line = lines[at]
      const { productId, product, numbers, requiredQuantity } = row
      if (!line || productId === null) return []
      const partNumber = product?.partNumber ?? numbers[0]?.number ?? ''
      return [[line.lineId, { line, productId, partNumber, quantity: requiredQuantity, change: changesSince(row) }]]
    }),
  )

/** Values of the saved list that are others now; null for those that have not changed. */
export type LineMark = {
  partNumber: string | null
  unitPrice: string | null
  stock: number | null
  lifecycle: LifecycleStatus | null
}

const matchedFields = ['partNumber', 'manufacturer', 'designators', 'value', 'package', 'description'] as const

/** Null where nothing has changed, or where the buyer has changed the line since. */
export const findMark = (
  line: BomLine,
  match: Pick<BomMatch, 'product' | 'price'> | undefined,
  saved: SavedLine | undefined,
): LineMark | null => {
  if (!saved || !match || line.productId !== saved.line.productId) return null
  if (matchedFields.some((field) => line[field] !== saved.line[field])) return null
  const unmarked: LineMark = { partNumber: null, unitPrice: null, stock: null, lifecycle: null }
  if (match.product?.id !== saved.productId) return { ...unmarked, partNumber: saved.partNumber }
  if (saved.change?.kind !== 'changed') return null
  const { price, stock, lifecycle } = saved.change
  const isSameQuantity = !match.price || match.price.orderableQuantity === saved.quantity
  const mark: LineMark = {
    ...unmarked,
    unitPrice: isSameQuantity ? (price?.from ?? null) : null,
    stock: stock?.from ?? null,
    lifecycle: lifecycle?.from ?? null,
  }
  return Object.values(mark).some((value) => value !== null) ? mark : null
}
