import { isOrderNumber } from '#features/orders/index.ts'

export type PayAddress = {
  orderNumber: string | null
  /** Null unless the buyer returns from PayPal. */
  paypalOrderId: string | null
  isCanceled: boolean
}

const paypalOrderIdShape = /^[A-Z0-9]{8,36}$/

export const parsePayAddress = (search: Pick<URLSearchParams, 'get' | 'has'>): PayAddress => {
  const isCanceled = search.has('canceled')
  const orderNumber = search.get('order_no')?.trim().toUpperCase() ?? ''
  const paypalOrderId = search.get('token') ?? ''
  return {
    orderNumber: isOrderNumber(orderNumber) ? orderNumber : null,
    paypalOrderId: !isCanceled && paypalOrderIdShape.test(paypalOrderId) ? paypalOrderId : null,
    isCanceled,
  }
}
