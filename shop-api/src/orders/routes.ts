import { toFreightTable } from '#freight/index.ts'
import { type Deps, requireMember, routes } from '#http/route.ts'
import { listOrders } from './list/list-orders.ts'
import { toRequestedLine } from './placing/requested-lines.ts'
import { createOrderService } from './service.ts'

export const ordersRoutes = (deps: Deps) => {
  const orders = createOrderService(deps)
  return routes('orders', {
    before: ({ caller, body, lang }) => orders.quotes.ofCart(caller, body, lang),
    buyNowBefore: ({ body: { lines, ...destination }, lang }) =>
      orders.quotes.ofLines(lines.map(toRequestedLine), destination, lang),
    add: ({ body, ...buyer }) => orders.place(body, buyer),
    list: ({ caller, query, lang }) => listOrders(deps.db, requireMember(caller).userId, query, lang),
    detail: ({ params, ...buyer }) => orders.detail(params.id, buyer),
    cancel: ({ body, ...buyer }) => orders.cancel(body.order_no, buyer),
    receive: ({ body, ...buyer }) => orders.receive(body.order_no, buyer),
    shipping: () => toFreightTable(),
  })
}
