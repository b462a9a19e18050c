/** Browser code imports this too: nothing here may lead to `server-only`. */
export { proofOf } from './order-proof.ts'
export { isOrderNumber, orderHref, ordersPage, payHref } from './order-pages.ts'
export { keptSecret } from './order-secret.ts'
