import { isOrderNumber } from '#features/orders/index.ts'

/** What the address of a payment says: which order, and how one comes back from PayPal. */
export type PayAddress = {
  orderNumber: string | null
  /** The payment at PayPal that the buyer has approved; null where nobody comes back with one. */
  paypalOrderId: string | null
  isCanceled: boolean
}

const paypalOrderIdShape = /^[A-Z0-9]{8,36}$/

export const payAddressOf = (search: Pick<URLSearchParams, 'get' | 'has'>): PayAddress => {
  const isCanceled = search.has('canceled')
  const orderNumber = search.get('order_no')?.trim().toUpperCase() ?? ''
  const paypalOrderId = search.get('token') ?? ''
  return {
    orderNumber: isOrderNumber(orderNumber) ? orderNumber : null,
    paypalOrderId: !isCanceled && paypalOrderIdShape.test(paypalOrderId) ? paypalOrderId : null,
    isCanceled,
  }
}

/** Without the language prefix. */
export const successfulHref = (orderNumber: string) =>
  `/pay/successful?${new URLSearchParams({ order_no: orderNumber })}`
