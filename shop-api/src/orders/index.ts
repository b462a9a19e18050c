export {
  getBuyerActions,
  shouldReleaseStock,
  isMoneyFree,
  canMove,
  type OrderStatus,
  type PaymentStatus,
} from './transitions.ts'
export { moveOrder, type Acting } from './move-order.ts'
export type { OrderRecord } from './order-record.ts'
export { findOrderByNo, findOwnOrder, readOwnOrder, withOwnOrder } from './own-order.ts'
export { setPaymentStatus } from './payment-status.ts'
export { presentOrder } from './present-order.ts'
export { releaseExpired } from './release-expired.ts'
export { ordersRoutes } from './routes.ts'
export { createSalesService } from './sales.ts'
