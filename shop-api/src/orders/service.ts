import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { Deps } from '#http/route.ts'
import { moveOrder } from './move-order.ts'
import { readOwnOrder, withOwnOrder } from './own-order.ts'
import { openPlacing, type Caller } from './place-order.ts'
import { presentOrder } from './present-order.ts'
import { openQuotes } from './quotes.ts'

/** Orders as their buyers deal with them, spec 2, 4 and 7. */
export const openOrders = (deps: Deps) => {
  const { db, siteUrl } = deps

  /** Said twice, as after a lost answer, it is so already and nothing changes more. */
  const move = async (orderNo: string, caller: Caller, to: Order['status']) => {
    const id = await withOwnOrder(db, caller, orderNo, async (tx, order) => {
      if (order.status !== to) await moveOrder(tx, order, to, { actor: 'buyer', siteUrl })
      return order.id
    })
    return presentOrder(db, id, caller.lang)
  }

  return {
    quotes: openQuotes(db),
    place: openPlacing(deps),
    detail: async (orderNo: string, caller: Caller) =>
      presentOrder(db, (await readOwnOrder(db, caller, orderNo)).id, caller.lang),
    cancel: (orderNo: string, caller: Caller) => move(orderNo, caller, 'canceled'),
    receive: (orderNo: string, caller: Caller) => move(orderNo, caller, 'received'),
  }
}
