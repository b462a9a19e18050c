import type { Queryable } from '#db/database.ts'
import { normalizeEmail } from './email.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { takeTryIfLeft, limits, takeTry } from './rate-limit.ts'

/** Three an hour for an e-mail address, 20 for a network; whether the address has an account makes no difference. */
export const takeMail = async (db: Queryable, email: string, address: string): Promise<void> => {
  await takeTry(db, limits.mailOfNetwork, toNetwork(address))
  await takeTry(db, limits.mail, normalizeEmail(email))
}

/** The same limits for a mail that is not sent beyond them. */
export const takeMailIfLeft = async (db: Queryable, email: string, address: string): Promise<boolean> =>
  (await takeTryIfLeft(db, limits.mailOfNetwork, toNetwork(address))) &&
  (await takeTryIfLeft(db, limits.mail, normalizeEmail(email)))
