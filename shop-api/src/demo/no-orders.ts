import type { Queryable } from '#db/database.ts'
import { StartError } from '../start-error.ts'

/** Refuses to fill the catalogue anew where there are orders: its stock would start anew, and theirs be sold twice. */
export const requireNoOrders = async (db: Queryable): Promise<void> => {
  const [order] = await db.query('select from orders limit 1')
  if (order) throw new StartError('This database has orders, so its catalogue stays; seed an empty database instead.')
}
