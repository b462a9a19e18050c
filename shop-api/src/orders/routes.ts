import { toFreightTable } from '#freight/index.ts'
import { type Deps, requireMember, routes } from '#http/route.ts'
import { listOrders } from './list-orders.ts'
import { createOrderService } from './service.ts'

export const ordersRoutes = (deps: Deps) => {
  const orders = createOrderService(deps)
  return routes('orders', {
    before: ({ caller, body, lang }) => orders.quotes.ofCart(caller, body, lang),
    buyNowBefore: ({ body: { goods_id, cart_num, ...destination }, lang }) =>
      orders.quotes.ofItem({ goods_id, quantity: cart_num }, destination, lang),
    add: ({ body, ...buyer }) => orders.place(body, buyer),
    list: ({ caller, query, lang }) => listOrders(deps.db, requireMember(caller).userId, query, lang),
    detail: ({ params, ...buyer }) => orders.detail(params.id, buyer),
    cancel: ({ body, ...buyer }) => orders.cancel(body.order_no, buyer),
    receive: ({ body, ...buyer }) => orders.receive(body.order_no, buyer),
    shipping: () => toFreightTable(),
  })
}
