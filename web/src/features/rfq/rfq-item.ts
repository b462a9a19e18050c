import type { RfqItem_ProductFragment } from '#graphql/generated/types.ts'

/** One part that a quote will be asked for. */
export type RfqItem = {
  /** Names the row, for a part that was typed has no product. */
  rowId: string
  /** Global id of the product; empty where the part was typed. */
  goodsId: string
  partNumber: string
  manufacturerName: string
  package: string
  dateCode: string
  quantity: number
  /** USD for one piece; empty where there is no price. */
  targetPrice: string
  /** What stands in the form where it is no quantity or price yet. */
  quantityText?: string
  priceText?: string
  /** Address of the product's page; empty where none is known. */
  slug: string
  /** Address of a photo, or the name of the drawing of its category. */
  picture: string
}

/** A product as an item of the list; the price to start from is the one of the quantity. */
export const rfqItemOf = (product: RfqItem_ProductFragment, quantity = 1): RfqItem => {
  const { id, slug, partNumber, manufacturerName, dateCode, imageUrl, category, priceBreaks } = product
  const reached = priceBreaks.findLast((step) => step.quantity <= quantity) ?? priceBreaks[0]
  return {
    rowId: id,
    goodsId: id,
    partNumber,
    manufacturerName,
    package: product.package,
    dateCode,
    quantity,
    targetPrice: reached?.unitPrice.amount ?? '',
    slug,
    picture: imageUrl ?? category?.icon ?? '',
  }
}

export const isPhoto = (picture: string) => /^(https?:)?\//.test(picture)
