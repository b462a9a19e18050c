import type { LifecycleStatus, SavedRow_RowFragment } from '#graphql/generated/types.ts'
import type { BomLine } from '../bom-list.ts'
import type { BomMatch } from '../plan-line.ts'
import { changesSince, type LineChange } from './changes-since.ts'

/** A line as it was opened. */
export type SavedLine = {
  line: BomLine
  /** Chosen by the buyer or matched by the shop when the list was saved. */
  savedProductId: string | null
  partNumber: string
  /** Quantity of the prices in `change`. */
  comparedQuantity: number | null
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
      if (!line) return []
      const partNumber = product?.partNumber ?? numbers[0]?.number ?? ''
      const saved = { line, savedProductId: productId, partNumber, comparedQuantity: requiredQuantity }
      return [[line.lineId, { ...saved, change: changesSince(row) }]]
    }),
  )

/** Values of the saved list that are others now; null for those that have not changed. */
export type SavedValues = {
  partNumber: string | null
  unitPrice: string | null
  stock: number | null
  lifecycle: LifecycleStatus | null
}

const matchInputs = [
  'kind',
  'productId',
  'partNumber',
  'manufacturer',
  'designators',
  'value',
  'package',
  'description',
] as const

/** Texts that the match does not depend on may differ. */
export const isSameForMatch = (line: BomLine, { line: opened }: SavedLine) =>
  matchInputs.every((field) => line[field] === opened[field])

/** Null where nothing has changed, without a match or a saved product, and where the buyer has changed the line since. The price is left out where the quantity differs. */
export const findSavedValues = (
  line: BomLine,
  match: Pick<BomMatch, 'product' | 'price'> | undefined,
  saved: SavedLine | undefined,
): SavedValues | null => {
  if (!saved?.savedProductId || !match || !isSameForMatch(line, saved)) return null
  const noSavedValues: SavedValues = { partNumber: null, unitPrice: null, stock: null, lifecycle: null }
  if (match.product?.id !== saved.savedProductId) return { ...noSavedValues, partNumber: saved.partNumber }
  if (saved.change?.kind !== 'changed') return null
  const { price, stock, lifecycle } = saved.change
  const isSameQuantity = !match.price || match.price.orderableQuantity === saved.comparedQuantity
  const savedValues: SavedValues = {
    ...noSavedValues,
    unitPrice: isSameQuantity ? (price?.from ?? null) : null,
    stock: stock?.from ?? null,
    lifecycle: lifecycle?.from ?? null,
  }
  return Object.values(savedValues).some((value) => value !== null) ? savedValues : null
}
