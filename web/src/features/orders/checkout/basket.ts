import { maxSlugChars, slugPattern } from '@partgate/schema/limits.ts'
import { limitToStock, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import { checkoutPath } from '@partgate/schema/pages.ts'
import type { BuyNow_ProductFragment } from '#graphql/generated/types.ts'
import { buyNowHref } from '#features/catalogue/index-client.ts'
import { toOrderTerms } from '#graphql/order-terms.ts'

export type BasketAddress = { kind: 'cart' } | { kind: 'buyNow'; slug: string; quantity: number | null }

const quantityShape = /^[1-9]\d{0,8}$/

export const parseBasket = (search: Pick<URLSearchParams, 'get'>): BasketAddress => {
  const slug = search.get('buy') ?? ''
  if (slug.length > maxSlugChars || !slugPattern.test(slug)) return { kind: 'cart' }
  const quantity = search.get('quantity') ?? ''
  return { kind: 'buyNow', slug, quantity: quantityShape.test(quantity) ? Number(quantity) : null }
}

export const basketHref = (basket: BasketAddress) =>
  basket.kind === 'cart' ? checkoutPath : buyNowHref(basket.slug, basket.quantity)

/** Attempts of all tabs for the same items share this name. */
export const basketKey = (basket: BasketAddress) =>
  basket.kind === 'cart' ? 'cart' : `${basket.slug}*${basket.quantity ?? ''}`

type Sold = Pick<BuyNow_ProductFragment, 'minimumOrderQuantity' | 'orderMultiple' | 'stock'>

export const smallestQuantity = (product: Sold) => toOrderableQuantity(0, toOrderTerms(product))

export const offeredQuantity = (refused: number, product: Sold): number | null =>
  limitToStock(refused, product.stock, toOrderTerms(product))
