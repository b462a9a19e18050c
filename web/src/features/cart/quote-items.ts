import { toRfqItem, type RfqItem } from '#features/rfq/index-client.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { CartLineData } from './use-cart-changes-client.ts'

type QuotedLine = Pick<CartLineData, 'quantity' | 'availability' | 'customerPartNumber' | 'unitPrice' | 'product'>

/** `typed`: the text of the quantity field. The shop may refuse to sell a quantity for which it gives a quote. */
export const toQuoteItem = (line: QuotedLine, typed = ''): RfqItem => {
  const { product, quantity, customerPartNumber, unitPrice, availability } = line
  return {
    ...toRfqItem({ ...product, priceBreaks: [] }, readQuantity(typed) || quantity),
    targetPrice: availability === 'ON_REQUEST_ONLY' ? '' : unitPrice.amount,
    ...(customerPartNumber && { customerPartNumber }),
  }
}
