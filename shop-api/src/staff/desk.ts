import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import type { Deps } from '#http/route.ts'
import { openSales } from '#orders/index.ts'
import { openPayments } from '#payments/index.ts'

/** What the sales team's commands work with. */
export type Desk = {
  db: Database
  siteUrl: string
  sales: ReturnType<typeof openSales>
  payments: Pick<ReturnType<typeof openPayments>, 'confirmOrder' | 'refundOrder'>
  log: Logger
}

export const openDesk = (deps: Deps, log: Logger): Desk => ({
  db: deps.db,
  siteUrl: deps.siteUrl,
  sales: openSales(deps),
  payments: openPayments({ ...deps, log }),
  log,
})
