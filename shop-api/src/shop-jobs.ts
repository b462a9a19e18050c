import type { Logger } from 'pino'
import type { Deps } from '#http/route.ts'
import { sweepShares } from '#cart/index.ts'
import { sweepCaptchas } from '#captcha/index.ts'
import { recountDueFacets } from '#catalogue/index.ts'
import { recountDueCatalogue } from '#counts/catalogue-counts.ts'
import { sendDue } from '#mail/sender.ts'
import { releaseExpired } from '#orders/index.ts'
import { createPaymentService } from '#payments/index.ts'
import { sweepListShares, sweepUploads } from '#rfq/index.ts'
import { sweep } from '#security/sweep.ts'
import { keepRunning } from './jobs.ts'

const secondMs = 1_000
const minuteMs = 60_000
const hourMs = 3_600_000

/** Several shops on one database share the work by leases. `stop` waits for current work. */
export const startJobs = (deps: Deps, log: Logger): (() => Promise<void>) => {
  const { db, mailTransport } = deps
  const payments = createPaymentService({ ...deps, log })
  const run = (name: string, everyMs: number, work: () => Promise<unknown>) => keepRunning({ name, everyMs, log, work })
  const stops = [
    run('sweep', hourMs, () => sweep(db, log)),
    run('count of the catalogue', 10 * minuteMs, () => recountDueCatalogue(db)),
    run('count of category facets', 10 * minuteMs, () => recountDueFacets(db)),
    run('sweep of captchas', 10 * minuteMs, () => sweepCaptchas(db)),
    run('sweep of shared carts', hourMs, () => sweepShares(db)),
    run('sweep of shared parts lists', hourMs, () => sweepListShares(db)),
    run('sweep of uploads', 10 * minuteMs, () => sweepUploads(db)),
    run('payments', 15 * secondMs, () => payments.settleOpen()),
    run('release of unpaid orders', minuteMs, () => releaseExpired({ ...deps, log })),
    ...(mailTransport ? [run('mail', secondMs, () => sendDue(db, mailTransport, log))] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
