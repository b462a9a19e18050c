import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import type { BomLine, BomList } from '../../bom-list.ts'
import { isEmptyLine } from '../../new-lines.ts'
import { findSelectedLines, findShownLines } from '../../shown-lines.ts'
import { addAmounts } from '../../sum-list.ts'

type Shared = NonNullable<SharedPartsListPageQuery['sharedPartsList']>
type Row = Shared['rows'][number]
export type SharedRow = Pick<Row, 'product' | 'price'> & {
  line: BomLine
  /** Null for a line that is not to be ordered: not fitted, a second source, or with an unsure quantity. */
  ordered: number | null
  isCounted: boolean
}

/** `own` is the list as the workbench reads it. */
export const toSharedRows = ({ rows }: Pick<Shared, 'rows'>, own: BomList): SharedRow[] => {
  const [shown, selected] = [new Set(findShownLines(own)), new Set(findSelectedLines(own))]
  return own.lines.flatMap((line, at) => {
    const row = rows[at]
    if (!row || !shown.has(line) || isEmptyLine(line)) return []
    const ordered = line.kind === 'ALTERNATE' && !line.isSelected ? null : row.requiredQuantity
    const price = ordered === null ? null : row.price
    return [{ line, product: row.product, ordered, price, isCounted: price !== null && selected.has(line) }]
  })
}

export const sumSharedRows = (rows: readonly SharedRow[]) =>
  addAmounts(rows.flatMap(({ price, isCounted }) => (price && isCounted ? [price.extendedPrice.amount] : [])))
