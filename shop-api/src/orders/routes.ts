import { freightTable } from '#freight/index.ts'
import { type Deps, memberOf, routes } from '#http/route.ts'
import { listOrders } from './list-orders.ts'
import { openOrders } from './service.ts'

export const ordersRoutes = (deps: Deps) => {
  const orders = openOrders(deps)
  return routes('orders', {
    before: ({ who, body, lang }) => orders.quotes.ofCart(who, body, lang),
    buyNowBefore: ({ body: { goods_id, cart_num, ...destination }, lang }) =>
      orders.quotes.ofPiece({ goods_id, quantity: cart_num }, destination, lang),
    add: ({ body, ...caller }) => orders.place(body, caller),
    list: ({ who, query, lang }) => listOrders(deps.db, memberOf(who).userId, query, lang),
    detail: ({ params, ...caller }) => orders.detail(params.id, caller),
    cancel: ({ body, ...caller }) => orders.cancel(body.order_no, caller),
    receive: ({ body, ...caller }) => orders.receive(body.order_no, caller),
    shipping: () => freightTable(),
  })
}
