import type { PastParts_RfqPartFragment } from '#graphql/generated/types.ts'
import type { RfqItem } from '../list/rfq-item.ts'
import { maxItems } from '../list/rfq-list.ts'

export type PastPart = PastParts_RfqPartFragment

const toRfqItem = (part: PastPart, productId: string, rowId: string): RfqItem => ({
  rowId: productId || rowId,
  productId,
  partNumber: part.partNumber,
  manufacturerName: part.manufacturerName ?? '',
  package: part.package ?? '',
  dateCode: part.dateCode ?? '',
  ...(part.note && { note: part.note }),
  quantity: part.quantity,
  targetPrice: part.targetPrice?.amount ?? '',
  ...(part.customerPartNumber !== null && { customerPartNumber: part.customerPartNumber }),
  slug: part.product?.slug ?? '',
  picture: part.product?.imageUrl ?? part.product?.category?.icon ?? '',
})

/** A product is listed once; its further lines are typed parts. */
const toRfqItems = (parts: readonly PastPart[], newRowId: () => string): RfqItem[] => {
  const products = new Set<string>()
  return parts.map((part) => {
    const id = part.product?.id ?? ''
    const item = toRfqItem(part, products.has(id) ? '' : id, newRowId())
    products.add(id)
    return item
  })
}

/** A typed part is equal when its texts are equal. */
const toIdentity = (item: RfqItem) => {
  const { productId, partNumber, manufacturerName, dateCode, note, quantity, customerPartNumber } = item
  const texts = [partNumber, manufacturerName, item.package, dateCode, note, quantity, customerPartNumber]
  return productId || JSON.stringify(texts)
}

/** Null where the list cannot take all parts. */
export const withPastParts = (
  items: RfqItem[],
  parts: readonly PastPart[],
  newRowId: () => string,
): { items: RfqItem[]; added: number } | null => {
  const names = new Set(items.map(toIdentity))
  const more = toRfqItems(parts, newRowId).filter((item) => !names.has(toIdentity(item)))
  const next = [...items, ...more]
  return next.length <= maxItems ? { items: next, added: more.length } : null
}
