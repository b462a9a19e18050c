import type { Logger } from 'pino'
import { withRetries } from '#db/with-retries.ts'
import type { Deps } from '#http/route.ts'
import { logFailure } from '../log-failure.ts'
import { deadlineSql } from './deadline.ts'
import { moveOrder } from './move-order.ts'

const batch = 100
const isDue = `status in ('unpaid', 'confirming') and ${deadlineSql} <= now()`

/** Each order is canceled once, in its own transaction; locked orders are left for the next run. */
export const releaseExpired = async ({
  db,
  siteUrl,
  log,
}: Pick<Deps, 'db' | 'siteUrl'> & { log: Logger }): Promise<number> => {
  const cancel = (id: number) =>
    db.tx(async (tx) => {
      const [due] = await tx.query<{ id: number }>(
        `select id from orders where id = $1 and ${isDue} for update skip locked`,
        [id],
        'orders.lockExpired',
      )
      if (due) await moveOrder(tx, due, 'canceled', { actor: 'shop', note: 'not paid in time', siteUrl })
      return due !== undefined
    })

  const release = (id: number) =>
    logFailure({
      log,
      message: 'an unpaid order could not be released',
      facts: { orderId: id },
      work: () => withRetries(() => cancel(id)),
    })

  let released = 0
  for (let after = 0; ;) {
    const due = await db.query<{ id: number }>(
      `select id from orders where id > $1 and ${isDue} order by id limit ${batch}`,
      [after],
      'orders.expired',
    )
    for (const { id } of due) if (await release(id)) released++
    after = due.at(-1)?.id ?? after
    if (due.length < batch) return released
  }
}
