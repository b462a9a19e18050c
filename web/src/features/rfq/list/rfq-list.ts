import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { maxCustomerPartNumberChars, maxRfqParts, maxShortTextChars, slugPattern } from '@partgate/schema/limits.ts'
import type { RfqItem } from './rfq-item.ts'

export const maxItems = maxRfqParts
const maxPictureChars = 2000

const text = (value: unknown, maxChars = maxShortTextChars) =>
  typeof value === 'string' && value.length <= maxChars ? value : ''

const isWhole = (item: RfqItem) => {
  const { productId, slug, partNumber, manufacturerName, dateCode, targetPrice, quantityText, priceText } = item
  if (productId) return partNumber !== '' && slug !== ''
  const texts = [partNumber, manufacturerName, item.package, dateCode, targetPrice, priceText, quantityText]
  return quantityText === undefined || texts.some(Boolean)
}

/** Storage content is validated: items without product and text are dropped. */
const parseItem = (value: unknown): RfqItem[] => {
  if (!isRecord(value)) return []
  const [productId, price, slug] = [text(value.goods_id), text(value.target_price), text(value.goods_page_url)]
  if (productId === '' && value.goods_id !== '') return []
  const customerPartNumber = text(value.customer_part_no, maxCustomerPartNumberChars)
  const { qty, qty_typed: quantityText, target_price_typed: priceText } = value
  const isQuantity = typeof qty === 'number' && Number.isSafeInteger(qty) && qty > 0
  const hasQuantity = isQuantity || productId !== ''
  const item: RfqItem = {
    rowId: text(value.row_id) || productId,
    productId,
    partNumber: text(value.part_number),
    manufacturerName: text(value.manufacturer),
    package: text(value.package),
    dateCode: text(value.date_code),
    quantity: isQuantity ? qty : 1,
    targetPrice: /^\d+(\.\d+)?$/.test(price) ? price : '',
    ...((typeof quantityText === 'string' || !hasQuantity) && { quantityText: text(quantityText) }),
    ...(typeof priceText === 'string' && { priceText: text(priceText) }),
    ...(customerPartNumber && { customerPartNumber }),
    ...(text(value.note) && { note: text(value.note) }),
    slug: slugPattern.test(slug) ? slug : '',
    picture: text(value.icons, maxPictureChars),
  }
  return isWhole(item) ? [item] : []
}

const once = (items: RfqItem[]) => [
  ...new Map(items.map((item, at) => [item.productId ? `product ${item.productId}` : `row ${at}`, item])).values(),
]

/** Row ids must be unique; a duplicate gets a suffix. */
const named = (items: RfqItem[]): RfqItem[] => {
  const taken = new Set<string>()
  return items.map((item, at) => {
    let rowId = item.rowId || `row-${at}`
    while (taken.has(rowId)) rowId += '-'
    taken.add(rowId)
    return rowId === item.rowId ? item : { ...item, rowId }
  })
}

export const parseList = (stored: string | null): RfqItem[] => {
  const entries = parseJson(stored)
  return Array.isArray(entries) ? named(once(entries.flatMap(parseItem)).slice(0, maxItems)) : []
}

const stored = (item: RfqItem) => ({
  goods_id: item.productId,
  part_number: item.partNumber,
  manufacturer: item.manufacturerName,
  package: item.package,
  date_code: item.dateCode,
  qty: item.quantity,
  target_price: item.targetPrice,
  goods_page_url: item.slug,
  icons: item.picture,
  row_id: item.rowId === item.productId ? undefined : item.rowId,
  qty_typed: item.quantityText,
  target_price_typed: item.priceText,
  customer_part_no: item.customerPartNumber,
  note: item.note,
})

export const writeList = (items: RfqItem[]) => JSON.stringify(items.map(stored))

/** A listed part gets the new quantity only. Null where the list is full. */
export const withItem = (items: RfqItem[], item: RfqItem): RfqItem[] | null => {
  const listed = items.find(({ productId }) => productId === item.productId)
  if (listed) {
    const { quantityText, ...rest } = listed
    if (quantityText === undefined && listed.quantity === item.quantity) return items
    return items.map((other) => (other === listed ? { ...rest, quantity: item.quantity } : other))
  }
  return items.length < maxItems ? named([...items, item]) : null
}
