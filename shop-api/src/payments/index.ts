import type { Context } from './context.ts'
import { settleOpen } from './settle-open.ts'
import { createStaffPaymentService } from './staff.ts'

export { paymentsRoutes } from './routes.ts'
export { paypalWebhook } from './webhook.ts'

export const createPaymentService = (context: Context) => ({
  ...createStaffPaymentService(context),
  settleOpen: () => settleOpen(context),
})
