import type { PastParts_RfqPartFragment } from '#graphql/generated/types.ts'
import type { RfqItem } from '../rfq-item.ts'
import { mostItems } from '../rfq-list.ts'

export type PastPart = PastParts_RfqPartFragment

const itemOf = (part: PastPart, rowId: string): RfqItem => ({
  rowId: part.product?.id ?? rowId,
  goodsId: part.product?.id ?? '',
  partNumber: part.partNumber,
  manufacturerName: part.manufacturerName,
  package: part.package,
  dateCode: part.dateCode,
  quantity: part.quantity,
  targetPrice: part.targetPrice?.amount ?? '',
  slug: part.product?.slug ?? '',
  picture: part.product?.imageUrl ?? part.product?.category?.icon ?? '',
})

/** A product stands in the list once; a part that was typed is the same where its words are. */
const nameOf = ({ goodsId, partNumber, manufacturerName, package: made, dateCode, quantity }: RfqItem) =>
  goodsId || JSON.stringify([partNumber, manufacturerName, made, dateCode, quantity])

/** The list with the parts of an earlier request that it lacks; null where it cannot take them all. */
export const withPastParts = (
  items: RfqItem[],
  parts: readonly PastPart[],
  newRowId: () => string,
): { items: RfqItem[]; added: number } | null => {
  const names = new Set(items.map(nameOf))
  const more = parts.map((part) => itemOf(part, newRowId())).filter((item) => !names.has(nameOf(item)))
  const next = [...items, ...more]
  return next.length <= mostItems ? { items: next, added: more.length } : null
}
