import type { Deps } from '#http/route.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { failure } from '#http/failure.ts'
import { createAddressService } from './addresses.ts'
import { createRegistrationService } from './registering.ts'
import { createPasswordResetService } from './resetting.ts'
import { createSignInService } from './signing-in.ts'
import * as store from './store.ts'

export const createAccountService = (deps: Pick<Deps, 'db' | 'siteUrl'>) => ({
  ...createRegistrationService(deps),
  ...createSignInService(deps),
  resetting: createPasswordResetService(deps),
  addresses: createAddressService(deps.db),

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
