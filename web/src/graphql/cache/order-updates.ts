import type { UpdateResolver } from '@urql/exchange-graphcache'
import { reportCartChange } from './use-read-on-cart-change-client.ts'

/** The payload contains the order; lists and counts are read again. */
const followOrder: UpdateResolver = (_result, _args, cache) => {
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer !== 'string') return
  for (const { fieldName, arguments: args } of cache.inspectFields(viewer))
    if (fieldName === 'orders') cache.invalidate(viewer, fieldName, args)
}

const followPlacing: UpdateResolver = (result, args, cache, info) => {
  followOrder(result, args, cache, info)
  for (const field of ['cart', 'cartLineCount']) cache.invalidate('Query', field)
  reportCartChange()
}

export const orderUpdates = { cancelOrder: followOrder, confirmReceipt: followOrder, placeOrder: followPlacing }
