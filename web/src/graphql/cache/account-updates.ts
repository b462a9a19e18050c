import { privateFields } from '@partgate/schema/private-fields.ts'
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

/** The cache cannot tell which fields belong to the former visitor, so every private field is read again. */
const invalidatePrivateFields = (cache: Cache) => {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (!privateFields.has(fieldName)) continue
    const entity = cache.resolve('Query', fieldName, args)
    if (typeof entity === 'string') cache.invalidate(entity)
    cache.invalidate('Query', fieldName, args)
  }
}

const onSignIn: UpdateResolver<{ signIn?: { errors: unknown[] } | null }> = (result, _args, cache) => {
  if (result.signIn?.errors.length === 0) invalidatePrivateFields(cache)
}
const onSignOut: UpdateResolver = (_result, _args, cache) => invalidatePrivateFields(cache)

/** The payload has no viewer where the shop could not read the addresses. */
const onAddressesChange: UpdateResolver = (result, _args, cache, { fieldName }) => {
  const payload = result[fieldName]
  if (typeof payload === 'object' && payload && 'viewer' in payload && payload.viewer) return
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer === 'string') cache.invalidate(viewer, 'addresses')
}

export const accountUpdates = {
  signIn: onSignIn,
  signOut: onSignOut,
  addAddress: onAddressesChange,
  updateAddress: onAddressesChange,
  removeAddress: onAddressesChange,
}
