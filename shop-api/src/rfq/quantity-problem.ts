import type { PartsList } from './reading/read-parts-list.ts'

type ListLine = PartsList['rows'][number]
type QuantityProblem = 'no_quantity' | 'bad_quantity' | 'unsure_quantity'

/** `10,000` is 10 or ten thousand, `0402` likely a package: such a number is whole, but unclear. */
const unclearNumber = /^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/

type Columns = readonly Pick<PartsList['columns'][number], 'column' | 'meaning'>[]

/** Of the row's cells with a quantity. */
export const listQuantityTexts = ({ cells }: Pick<ListLine, 'cells'>, columns: Columns) =>
  columns.flatMap(({ column, meaning }) =>
    meaning === 'quantity' || meaning === 'total_quantity' ? (cells[column] ?? '').trim() || [] : [],
  )

export const findQuantityProblem = (
  line: Pick<ListLine, 'qty' | 'qty_state' | 'cells'>,
  columns: Columns,
): QuantityProblem | null => {
  const { qty, qty_state } = line
  if (qty_state === 'read' || qty_state === 'designators') return null
  if (qty_state === 'missing') return 'no_quantity'
  const isUnclear = listQuantityTexts(line, columns).some((text) => unclearNumber.test(text))
  return qty !== null || isUnclear ? 'unsure_quantity' : 'bad_quantity'
}
