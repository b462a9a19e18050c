import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { Deps } from '#http/route.ts'
import { moveOrder } from './move-order.ts'
import { readOwnOrder, withOwnOrder } from './own-order.ts'
import { createOrderPlacement, type OrderRequester } from './placing/place-order.ts'
import { presentOrder } from './present-order.ts'
import { createQuoteService } from './placing/quotes.ts'

export const createOrderService = (deps: Deps) => {
  const { db, siteUrl } = deps

  /** A repeated request changes nothing. */
  const move = async (orderNo: string, buyer: OrderRequester, to: Order['status']) => {
    const id = await withOwnOrder(db, buyer, orderNo, async (tx, order) => {
      if (order.status !== to) await moveOrder(tx, order, to, { actor: 'buyer', siteUrl })
      return order.id
    })
    return presentOrder(db, id, buyer.lang)
  }

  return {
    quotes: createQuoteService(db),
    place: createOrderPlacement(deps),
    detail: async (orderNo: string, buyer: OrderRequester) =>
      presentOrder(db, (await readOwnOrder(db, buyer, orderNo)).id, buyer.lang),
    cancel: (orderNo: string, buyer: OrderRequester) => move(orderNo, buyer, 'canceled'),
    receive: (orderNo: string, buyer: OrderRequester) => move(orderNo, buyer, 'received'),
  }
}
