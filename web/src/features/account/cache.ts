import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

const personal = ['viewer', 'cart', 'cartLineCount']

/** Another person asks from here on: whatever belonged to the one before is read again. */
const forgetThePerson = (cache: Cache) => personal.forEach((field) => cache.invalidate('Query', field))

const onSignIn: UpdateResolver<{ signIn?: { viewer?: object | null } | null }> = (result, _args, cache) => {
  if (result.signIn?.viewer) forgetThePerson(cache)
}
const onSignOut: UpdateResolver = (_result, _args, cache) => forgetThePerson(cache)

export const accountUpdates = { signIn: onSignIn, signOut: onSignOut }
