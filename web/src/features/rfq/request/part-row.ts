import { maxPartNumberChars, maxShortTextChars } from '@partgate/schema/limits.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { PartsListMatch, PartsListProblem } from '#graphql/generated/types.ts'
import { readPrice } from '../quick-rfq/quick-rfq-values.ts'
import type { RfqItem } from '../list/rfq-item.ts'

export const partFields = ['partNumber', 'manufacturerName', 'package', 'dateCode', 'quantity', 'targetPrice'] as const
export type PartField = (typeof partFields)[number]
export const neededFields: readonly PartField[] = ['partNumber', 'quantity']
export type PartTexts = Record<PartField, string>

type FileRowFacts = {
  row: number
  match: PartsListMatch
  found: string
  problems: PartsListProblem[]
  /** Of a quantity that the buyer must decide; otherwise empty. */
  quantityText: string
}

export type PartRow = PartTexts & {
  rowId: string
  productId: string
  slug: string
  picture: string
  /** The buyer's own number for the part, from a parts list; empty if not given. */
  customerPartNumber: string
  /** What else describes a part without a product, such as its value; the form only shows it. */
  note: string
  fromFile: FileRowFacts | null
}

export const maxPartChars: Record<PartField, number> = {
  partNumber: maxPartNumberChars,
  manufacturerName: maxShortTextChars,
  package: maxShortTextChars,
  dateCode: maxShortTextChars,
  quantity: 20,
  targetPrice: 20,
}

export const columnNames = (toName: (field: PartField) => string): PartTexts => ({
  partNumber: toName('partNumber'),
  manufacturerName: toName('manufacturerName'),
  package: toName('package'),
  dateCode: toName('dateCode'),
  quantity: toName('quantity'),
  targetPrice: toName('targetPrice'),
})

const noTexts: PartTexts = {
  partNumber: '',
  manufacturerName: '',
  package: '',
  dateCode: '',
  quantity: '',
  targetPrice: '',
}

export const typedRow = (rowId: string, texts: Partial<PartTexts> = {}): PartRow => ({
  rowId,
  productId: '',
  slug: '',
  picture: '',
  customerPartNumber: '',
  note: '',
  fromFile: null,
  ...noTexts,
  ...texts,
})

export const isBlank = (row: PartRow) => row.productId === '' && partFields.every((field) => row[field].trim() === '')

/** A quantity or price that is no number is stored as typed. */
export const toRowItem = (row: PartRow): RfqItem => {
  const { rowId, productId, slug, picture, partNumber, manufacturerName, dateCode, customerPartNumber } = row
  const [quantity, price] = [readQuantity(row.quantity), readPrice(row.targetPrice)]
  const isPriced = price !== null || row.targetPrice.trim() === ''
  return {
    rowId,
    productId,
    partNumber,
    manufacturerName,
    package: row.package,
    dateCode,
    quantity: quantity || 1,
    targetPrice: price ?? '',
    ...(row.note && { note: row.note }),
    ...(!quantity && { quantityText: row.quantity }),
    ...(!isPriced && { priceText: row.targetPrice }),
    ...(customerPartNumber && { customerPartNumber }),
    slug,
    picture,
  }
}

export const toItemRow = (item: RfqItem): PartRow => {
  const { rowId, productId, slug, picture, partNumber, manufacturerName, dateCode, quantity, targetPrice } = item
  return {
    rowId,
    productId,
    slug,
    picture,
    customerPartNumber: item.customerPartNumber ?? '',
    note: item.note ?? '',
    fromFile: null,
    partNumber,
    manufacturerName,
    package: item.package,
    dateCode,
    quantity: item.quantityText ?? String(quantity),
    targetPrice: item.priceText ?? targetPrice,
  }
}
