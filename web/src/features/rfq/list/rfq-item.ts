import type { RfqItem_ProductFragment } from '#graphql/generated/types.ts'

export type RfqItem = {
  /** Identifies the row, because a typed part has no product. */
  rowId: string
  /** Global id; empty where the part was typed. */
  productId: string
  partNumber: string
  manufacturerName: string
  package: string
  dateCode: string
  quantity: number
  /** USD per item; empty without a price. */
  targetPrice: string
  /** What else describes a part without a product, such as its value. */
  note?: string
  /** As typed where the text is no valid quantity or price. */
  quantityText?: string
  priceText?: string
  /** The buyer's own number for the part. */
  customerPartNumber?: string
  /** Empty where no page is known. */
  slug: string
  /** URL of a photo, or the name of the category's drawing. */
  picture: string
}

/** The target price starts at the price of the quantity. */
export const toRfqItem = (product: RfqItem_ProductFragment, quantity = 1): RfqItem => {
  const { id, slug, partNumber, manufacturerName, dateCode, imageUrl, category, priceBreaks } = product
  const reached = priceBreaks.findLast((step) => step.quantity <= quantity) ?? priceBreaks[0]
  return {
    rowId: id,
    productId: id,
    partNumber,
    manufacturerName,
    package: product.package ?? '',
    dateCode: dateCode ?? '',
    quantity,
    targetPrice: reached?.unitPrice.amount ?? '',
    slug,
    picture: imageUrl ?? category?.icon ?? '',
  }
}

export const isPhoto = (picture: string) => /^(https?:)?\//.test(picture)

/** The item that a button of a row carries. */
export const readRfqItem = (button: HTMLElement | null): RfqItem | null => {
  const text = button?.dataset['rfq']
  return text ? JSON.parse(text) : null
}
