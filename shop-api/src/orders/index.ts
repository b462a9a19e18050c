export {
  getBuyerActions,
  shouldReleaseStock,
  isMoneyFree,
  canMove,
  type OrderStatus,
  type PaymentState,
} from './transitions.ts'
export { moveOrder, type Acting } from './move-order.ts'
export type { OrderRecord } from './order-record.ts'
export { findOrderByNo, findOwnOrder, readOwnOrder, withOwnOrder } from './own-order.ts'
export { setPaymentState } from './payment-state.ts'
export { presentOrder } from './present-order.ts'
export { releaseExpired } from './release-expired.ts'
export { ordersRoutes } from './routes.ts'
export { createSalesService } from './sales.ts'
