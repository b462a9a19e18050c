import type { Queryable } from '#db/database.ts'
import { networkOf } from './network.ts'
import { forgetTries, giveTryBack, limits, takeTry } from './rate-limit.ts'

type Try = { emailNorm: string; address: string }

/** Counts one try at a password before it is looked at: by account and network, so that a stranger locks nobody out, and by
 * network, where only wrong ones stay counted. */
export const takePasswordTry = async (db: Queryable, { emailNorm, address }: Try): Promise<void> => {
  await takeTry(db, limits.login, emailNorm, networkOf(address))
  await takeTry(db, limits.loginOfNetwork, networkOf(address))
}

export const passwordWasRight = async (db: Queryable, { emailNorm, address }: Try): Promise<void> => {
  await forgetTries(db, limits.login, emailNorm, networkOf(address))
  await giveTryBack(db, limits.loginOfNetwork, networkOf(address))
}
