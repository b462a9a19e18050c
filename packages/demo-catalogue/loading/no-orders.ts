import type { Queryable } from '@partgate/shop-api/src/db/database.ts'
import { StartError } from '@partgate/shop-api/src/start-error.ts'

/** Refuses to replace the catalogue where people have ordered: stock would be reset and sold twice. */
export const requireNoOrders = async (db: Queryable): Promise<void> => {
  const [order] = await db.query('select from orders where not is_sample limit 1')
  if (order) throw new StartError('This database has orders, so its catalogue stays; seed an empty database instead.')
}
