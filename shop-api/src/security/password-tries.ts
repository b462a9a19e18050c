import type { Queryable } from '#db/database.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { forgetTries, giveTryBack, limits, takeTry } from './rate-limit.ts'

type Try = { emailNorm: string; address: string }

/** Counts by account and network, so that strangers cannot lock out the owner, and by network, where only wrong passwords stay counted. */
export const takePasswordTry = async (db: Queryable, { emailNorm, address }: Try): Promise<void> => {
  await takeTry(db, limits.login, emailNorm, toNetwork(address))
  await takeTry(db, limits.loginOfNetwork, toNetwork(address))
}

export const forgetPasswordTries = async (db: Queryable, { emailNorm, address }: Try): Promise<void> => {
  await forgetTries(db, limits.login, emailNorm, toNetwork(address))
  await giveTryBack(db, limits.loginOfNetwork, toNetwork(address))
}
