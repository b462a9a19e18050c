import type { Queryable } from '#db/database.ts'
import { normalizeEmail } from './email.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { isTryLeft, limits } from './rate-limit.ts'

/** Three an hour for an e-mail address, 20 for a network. The caller's response must not depend on it. */
export const canMail = async (db: Queryable, email: string, address: string): Promise<boolean> =>
  (await isTryLeft(db, limits.mailOfNetwork, toNetwork(address))) &&
  (await isTryLeft(db, limits.mail, normalizeEmail(email)))
