import { refuseLine } from '#cart/index.ts'
import { type Destination, type ExcludedItem, type Item, type Totals, calculateTotals } from './quote.ts'
import { toTerms } from './quote-data.ts'

/** Lines that cannot be ordered now are listed separately and not added up. */
export const quoteItems = (items: readonly Item[], destination: Destination): Totals => {
  const orderable: Item[] = []
  const excluded: ExcludedItem[] = []
  for (const item of items) {
    const refusal = refuseLine(item.quantity, toTerms(item))
    if (refusal === null) orderable.push(item)
    else excluded.push({ ...item, refusal })
  }
  return { ...calculateTotals(orderable, destination), excluded }
}
