import type { RfqItem } from './rfq-item.ts'

/** A request takes no more parts. */
export const mostItems = 200
const longestText = 200
const longestPicture = 2000
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown, longest = longestText) =>
  typeof value === 'string' && value.length <= longest ? value : ''

/** Anybody can write there: what has no id, number or address is left out, and the rest is put right. */
const itemOf = (value: unknown): RfqItem[] => {
  if (!isRecord(value)) return []
  const { qty } = value
  const price = text(value.target_price)
  const item = {
    goodsId: text(value.goods_id),
    partNumber: text(value.part_number),
    manufacturerName: text(value.manufacturer),
    package: text(value.package),
    dateCode: text(value.date_code),
    quantity: typeof qty === 'number' && Number.isSafeInteger(qty) && qty > 0 ? qty : 1,
    targetPrice: /^\d+(\.\d+)?$/.test(price) ? price : '',
    slug: text(value.goods_page_url),
    picture: text(value.icons, longestPicture),
  }
  return item.goodsId && item.partNumber && slugShape.test(item.slug) ? [item] : []
}

const once = (items: RfqItem[]) => [...new Map(items.map((item) => [item.goodsId, item])).values()]

/** What is kept under the names of the browser's storage. */
export const parseList = (kept: string | null): RfqItem[] => {
  try {
    const entries: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(entries) ? once(entries.flatMap(itemOf)).slice(0, mostItems) : []
  } catch {
    return []
  }
}

const stored = (item: RfqItem) => ({
  goods_id: item.goodsId,
  part_number: item.partNumber,
  manufacturer: item.manufacturerName,
  package: item.package,
  date_code: item.dateCode,
  qty: item.quantity,
  target_price: item.targetPrice,
  goods_page_url: item.slug,
  icons: item.picture,
})

export const writeList = (items: RfqItem[]) => JSON.stringify(items.map(stored))

/** A part stands in the list once: added again, it keeps its place and takes the new quantity. Null where the list is full. */
export const withItem = (items: RfqItem[], item: RfqItem): RfqItem[] | null => {
  const isListed = items.some(({ goodsId }) => goodsId === item.goodsId)
  if (isListed) return items.map((other) => (other.goodsId === item.goodsId ? item : other))
  return items.length < mostItems ? [...items, item] : null
}
