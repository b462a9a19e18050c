import { contract } from '@partgate/schema/shop-api/contract.ts'
import { orderCursor } from '@partgate/schema/shop-api/order-number.ts'
import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import type { GatewayContext } from '../context.ts'
import type { ViewerOrdersArgs } from '../generated/resolvers.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import { parseKeysetPage, parseTimeArgument, toKeysetConnection } from '../graphql/keyset-pages.ts'
import { toOrder, toOrderStatus, toWireStatus } from './normalize.ts'

const shop = contract.orders
const { order_no, purchase_order_no, search } = shop.list.query.shape

const wireSorts = {
  PLACED_AT_DESC: 'placed',
  UPDATED_AT_ASC: 'updated',
} as const

const toWireStatuses = (statuses: ViewerOrdersArgs['statuses']) =>
  statuses?.length ? [...new Set(statuses.map(toWireStatus))].join(',') : undefined

export const loadOrders = async ({ upstream }: GatewayContext, args: ViewerOrdersArgs) => {
  const sort = args.sort ?? 'PLACED_AT_DESC'
  const query = {
    status: args.status ? toWireStatus(args.status) : ('all' as const),
    statuses: toWireStatuses(args.statuses),
    order_no: parseArgument('orderNumber', order_no, args.orderNumber?.trim() || undefined),
    purchase_order_no: parseArgument(
      'purchaseOrderNumber',
      purchase_order_no,
      args.purchaseOrderNumber?.trim() || undefined,
    ),
    search: parseArgument('search', search, args.search?.trim() || undefined),
    placed_from: parseTimeArgument('placedFrom', args),
    placed_to: parseTimeArgument('placedTo', args),
    updated_from: parseTimeArgument('updatedFrom', args),
    sort: wireSorts[sort],
    ...parseKeysetPage(orderCursor, sort, args),
  }
  const found = await upstream.request(shop.list, { query })
  return {
    ...toKeysetConnection(sort, query, found, toOrder),
    statusCounts: [
      { status: null, count: found.counts.all },
      ...orderStatuses.map((status) => ({ status: toOrderStatus(status), count: found.counts[status] })),
    ],
  }
}
