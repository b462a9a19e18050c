import type { PartsList } from './reading/read-parts-list.ts'

type ListLine = PartsList['rows'][number]
type QuantityProblem = 'no_quantity' | 'bad_quantity' | 'unsure_quantity'

/** `10,000` is 10 or ten thousand, `0402` likely a package: such a number is whole, but unclear. */
const unclearNumber = /^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/

export const findQuantityProblem = (
  { qty, qty_state, cells }: Pick<ListLine, 'qty' | 'qty_state' | 'cells'>,
  columns: readonly Pick<PartsList['columns'][number], 'column' | 'meaning'>[],
): QuantityProblem | null => {
  if (qty_state === 'read' || qty_state === 'designators') return null
  if (qty_state === 'missing') return 'no_quantity'
  const isUnclear = columns.some(
    ({ column, meaning }) =>
      (meaning === 'quantity' || meaning === 'total_quantity') && unclearNumber.test(cells[column] ?? ''),
  )
  return qty !== null || isUnclear ? 'unsure_quantity' : 'bad_quantity'
}
