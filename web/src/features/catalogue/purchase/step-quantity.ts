import { limitToStock, type OrderTerms, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import { readQuantity } from '#i18n/read-quantity.ts'

export const stepQuantity = (
  text: string,
  direction: 1 | -1,
  terms: OrderTerms,
  stock = Number.POSITIVE_INFINITY,
): number | null => {
  const most = limitToStock(stock, stock, terms)
  if (most === null) return null
  const smallest = toOrderableQuantity(0, terms)
  const current = readQuantity(text)
  if (current === null) return smallest
  const { multiple } = terms
  const next = direction === 1 ? Math.floor(current / multiple) + 1 : Math.ceil(current / multiple) - 1
  const quantity = Math.max(next * multiple, smallest)
  if (quantity <= most) return quantity
  return direction === 1 ? null : most
}
