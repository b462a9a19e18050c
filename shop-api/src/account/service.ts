import type { Deps } from '#http/route.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { failure } from '#http/failure.ts'
import { openAddresses } from './addresses.ts'
import { openRegistering } from './registering.ts'
import { openResetting } from './resetting.ts'
import { openSigningIn } from './signing-in.ts'
import * as store from './store.ts'

export const openAccounts = (deps: Pick<Deps, 'db' | 'siteUrl'>) => ({
  ...openRegistering(deps),
  ...openSigningIn(deps),
  resetting: openResetting(deps),
  addresses: openAddresses(deps.db),

  async profile(userId: number) {
    const profile = await store.readProfile(deps.db, userId)
    if (!profile) throw failure('sessionEnded')
    return profile
  },

  async changeProfile(userId: number, changes: store.ProfileChanges) {
    if (changes.country !== undefined && !isCountryCode(changes.country)) {
      throw failure('invalidRequest', { fields: [{ field: 'country', messageKey: 'fields.selectCountry' }] })
    }
    const profile = await store.changeProfile(deps.db, userId, changes)
    if (!profile) throw failure('sessionEnded')
    return profile
  },
})
