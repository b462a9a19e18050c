import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

const personal = ['viewer', 'cart', 'cartLineCount']

/** Another person asks from here on: whatever belonged to the one before is forgotten and read again. */
const forgetThePerson = (cache: Cache) => {
  for (const field of personal) {
    const entity = cache.resolve('Query', field)
    if (typeof entity === 'string') cache.invalidate(entity)
    cache.invalidate('Query', field)
  }
}

const onSignIn: UpdateResolver<{ signIn?: { errors: unknown[] } | null }> = (result, _args, cache) => {
  if (result.signIn?.errors.length === 0) forgetThePerson(cache)
}
const onSignOut: UpdateResolver = (_result, _args, cache) => forgetThePerson(cache)

export const accountUpdates = { signIn: onSignIn, signOut: onSignOut }
