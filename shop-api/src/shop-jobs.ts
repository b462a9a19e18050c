import type { Logger } from 'pino'
import type { Deps } from '#http/route.ts'
import { sweepCaptchas } from '#captcha/index.ts'
import { recountCatalogue, recountShelves } from '#catalogue/index.ts'
import { sendDue } from '#mail/sender.ts'
import { releaseExpired } from '#orders/index.ts'
import { openPayments } from '#payments/index.ts'
import { sweepUploads } from '#rfq/index.ts'
import { sweep } from '#security/sweep.ts'
import { keepRunning } from './jobs.ts'

const secondMs = 1_000
const minuteMs = 60_000
const hourMs = 3_600_000

/** Everything the shop does by itself. Several shops on one database share the work: each piece takes hold of the rows it
 * works on. `stop` waits for what is under way. */
export const startJobs = (deps: Deps, log: Logger): (() => Promise<void>) => {
  const { db, mailTransport } = deps
  const payments = openPayments({ ...deps, log })
  const keep = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    keepRunning({ name, everyMs, log, work })
  const stops = [
    keep('sweep', hourMs, () => sweep(db)),
    keep('count of the catalogue', hourMs, () => recountCatalogue(db)),
    keep('count of the shelves', hourMs, () => recountShelves(db)),
    keep('sweep of captchas', 10 * minuteMs, () => sweepCaptchas(db)),
    keep('sweep of uploads', 10 * minuteMs, () => sweepUploads(db)),
    keep('payments', 15 * secondMs, () => payments.settleOpen()),
    keep('release of unpaid orders', minuteMs, () => releaseExpired(deps)),
    ...(mailTransport ? [keep('mail', secondMs, () => sendDue(db, mailTransport, log))] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
