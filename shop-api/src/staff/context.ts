import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Deps } from '#http/route.ts'
import { openSales } from '#orders/index.ts'
import { openPayments } from '#payments/index.ts'

export type StaffContext = {
  db: Database
  siteUrl: string
  sales: ReturnType<typeof openSales>
  payments: Pick<ReturnType<typeof openPayments>, 'confirmOrder' | 'refundOrder'>
  log: Logger
}

export const openStaffContext = (deps: Deps, log: Logger): StaffContext => ({
  db: deps.db,
  siteUrl: deps.siteUrl,
  sales: openSales(deps),
  payments: openPayments({ ...deps, log }),
  log,
})
