import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import type { BomLine, BomList } from '../../bom-list.ts'
import { isEmptyLine } from '../../new-lines.ts'
import { findSelectedLines, findShownLines } from '../../shown-lines.ts'
import { addAmounts } from '../../sum-list.ts'

type Shared = NonNullable<SharedPartsListPageQuery['sharedPartsList']>
type Row = Shared['rows'][number]
export type SharedRow = Pick<Row, 'product' | 'price'> & {
  line: BomLine
  /** Null for a line that is not to be ordered: not fitted, a second source that is not selected, or with an unsure quantity. Without it, there is no price. */
  ordered: number | null
  isInTotal: boolean
}

/** `own` is the same list as the workbench reads it; its lines are those of `rows`, in their order. */
export const toSharedRows = ({ rows }: Pick<Shared, 'rows'>, own: BomList): SharedRow[] => {
  const [shown, selected] = [new Set(findShownLines(own)), new Set(findSelectedLines(own))]
  return own.lines.flatMap((line, at) => {
    const row = rows[at]
    if (!row || !shown.has(line) || isEmptyLine(line)) return []
    const ordered = line.kind === 'ALTERNATE' && !line.isSelected ? null : row.requiredQuantity
    const price = ordered === null ? null : row.price
    return [{ line, product: row.product, ordered, price, isInTotal: price !== null && selected.has(line) }]
  })
}

export const sumSharedRows = (rows: readonly SharedRow[]) =>
  addAmounts(rows.flatMap(({ price, isInTotal }) => (price && isInTotal ? [price.extendedPrice.amount] : [])))
