import type { Context } from './context.ts'
import { settleOpen } from './settle-open.ts'
import { openStaffPayments } from './staff.ts'

export { paymentsRoutes } from './routes.ts'
export { paypalWebhook } from './webhook.ts'

export const openPayments = (context: Context) => ({
  ...openStaffPayments(context),
  settleOpen: () => settleOpen(context),
})
