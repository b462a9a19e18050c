export const ordersPage = '/myaccount/order-status-history'

/** What an order's number looks like: `PG-7K3M9-X2Q4T`. */
const shape = /^PG-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/
export const isOrderNumber = (text: string) => shape.test(text)

/** Without the language prefix. */
export const orderHref = (orderNumber: string) => `${ordersPage}/${orderNumber}`
export const payHref = (orderNumber: string) => `/pay/payment?${new URLSearchParams({ order_no: orderNumber })}`

/** The heading of each of these pages: the focus goes there when the button that had it is gone. */
export const ordersTitleId = 'orders-title'
