import type { Queryable } from '#db/database.ts'
import { normaliseEmail } from './email.ts'
import { networkOf } from './network.ts'
import { isTryLeft, limits } from './rate-limit.ts'

/** Whether one more mail may go to `email` because somebody at `address` asks: 3 an hour to an e-mail address, 20 for a
 * network. Counts it. The caller answers alike either way. */
export const mayMail = async (db: Queryable, email: string, address: string): Promise<boolean> =>
  (await isTryLeft(db, limits.mailOfNetwork, networkOf(address))) &&
  (await isTryLeft(db, limits.mail, normaliseEmail(email)))
