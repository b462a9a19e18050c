import { orderNumberPattern } from '@partgate/schema/limits.ts'

export const ordersPage = '/myaccount/order-status-history'

export const isOrderNumber = (text: string) => orderNumberPattern.test(text)

/** Without the language prefix. */
export const orderHref = (orderNumber: string) => `${ordersPage}/${orderNumber}`
export const payHref = (orderNumber: string) => `/pay/payment?${new URLSearchParams({ order_no: orderNumber })}`
export const successfulHref = (orderNumber: string) =>
  `/pay/successful?${new URLSearchParams({ order_no: orderNumber })}`

/** An order that cannot be paid yet leads to its own page. */
export const afterPlacingHref = ({ orderNumber, canPay }: { orderNumber: string; canPay: boolean }) =>
  canPay ? payHref(orderNumber) : successfulHref(orderNumber)

/** Receives the focus when the focused button is removed. */
export const ordersTitleId = 'orders-title'
