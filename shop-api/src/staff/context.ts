import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Deps } from '#http/route.ts'
import { createSalesService } from '#orders/index.ts'
import { createPaymentService } from '#payments/index.ts'

export type StaffContext = {
  db: Database
  siteUrl: string
  sales: ReturnType<typeof createSalesService>
  payments: Pick<ReturnType<typeof createPaymentService>, 'confirmOrder' | 'refundOrder'>
  log: Logger
}

export const createStaffContext = (deps: Deps, log: Logger): StaffContext => ({
  db: deps.db,
  siteUrl: deps.siteUrl,
  sales: createSalesService(deps),
  payments: createPaymentService({ ...deps, log }),
  log,
})
