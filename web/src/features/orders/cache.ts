import type { UpdateResolver } from '@urql/exchange-graphcache'

/** The order itself comes with the answer; the lists and their counts are read again. */
const followOrder: UpdateResolver = (_result, _args, cache) => {
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer !== 'string') return
  for (const { fieldName, arguments: args } of cache.inspectFields(viewer))
    if (fieldName === 'orders') cache.invalidate(viewer, fieldName, args)
}

export const orderUpdates = { cancelOrder: followOrder, confirmReceipt: followOrder }
