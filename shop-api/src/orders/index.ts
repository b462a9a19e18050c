export {
  getBuyerActions,
  shouldReleaseStock,
  canMove,
  type OrderStatus,
  type PaymentStatus,
} from './transitions.ts'
export { moveOrder } from './move-order.ts'
export type { OrderRecord } from './order-record.ts'
export { findOrderByNo, withOwnOrder } from './own-order.ts'
export { setPaymentStatus } from './payment-status.ts'
export { presentOrder } from './present-order.ts'
export { releaseExpired } from './release-expired.ts'
export { ordersRoutes } from './routes.ts'
export { createSalesService } from './sales.ts'
