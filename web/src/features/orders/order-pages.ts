import { orderNumberPattern } from '@partgate/schema/limits.ts'
import { paymentPath } from '@partgate/schema/pages.ts'

export const isOrderNumber = (text: string) => orderNumberPattern.test(text)

export const successfulHref = (orderNumber: string) =>
  `/pay/successful?${new URLSearchParams({ order_no: orderNumber })}`

/** An order that cannot be paid yet leads to its own page. */
export const afterPlacingHref = ({ orderNumber, canPay }: { orderNumber: string; canPay: boolean }) =>
  canPay ? paymentPath(orderNumber) : successfulHref(orderNumber)

/** Receives the focus when the focused button is removed. */
export const ordersTitleId = 'orders-title'
