/** Browser code imports this file: it must not lead to `server-only`. */
export { toAccessContext } from './access-context.ts'
export { isOrderNumber, successfulHref } from './order-pages.ts'
export { readStoredToken } from './access-token.ts'
export { DocumentLinks } from './documents/document-links-client.tsx'
export { useLiveOrder } from './live/use-live-order-client.ts'
export { isOver, toPaymentProgress, type PaymentProgress } from './payment-progress.ts'
