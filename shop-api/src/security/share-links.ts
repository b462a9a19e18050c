import { toNetwork } from '@partgate/schema/client-address.ts'
import type { Database } from '#db/database.ts'
import { perHour, takeTry } from './rate-limit.ts'
import { createToken, hashToken } from './tokens.ts'

/** Carts and parts lists are shared for the same time. */
export const shareDays = 30

/** Each kind of shared content has its own `limitName`. */
export const createShareToken = async (db: Database, limitName: string, address: string) => {
  await takeTry(db, perHour(limitName, 60, 60), toNetwork(address))
  const token = createToken()
  return { token, tokenHash: hashToken(token) }
}
