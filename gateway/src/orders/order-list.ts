import { contract } from '@partgate/schema/shop-api/contract.ts'
import { orderCursor } from '@partgate/schema/shop-api/order-number.ts'
import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { time } from '@partgate/schema/shop-api/shapes.ts'
import type { GatewayContext } from '../context.ts'
import type { OrderSort, ViewerOrdersArgs } from '../generated/resolvers.ts'
import { createBadInputError, parseArgument } from '../graphql/bad-input.ts'
import { parsePageNumber, parseRowCount } from '../graphql/pages.ts'
import { toOrder, toOrderStatus, toWireStatus } from './normalize.ts'

const shop = contract.orders
const numberShape = shop.list.query.shape.order_no

const wireSorts = {
  PLACED_AT_DESC: 'placed',
  UPDATED_AT_ASC: 'updated',
} as const

/** A cursor is valid for one sort order only. */
const toCursor = (sort: OrderSort, cursor: string) => Buffer.from(`${sort}:${cursor}`).toString('base64url')

const parseCursor = (sort: OrderSort, text: string) => {
  const [prefix, ...rest] = Buffer.from(text, 'base64url').toString().split(':')
  const { data, success } = orderCursor.safeParse(rest.join(':'))
  if (prefix !== sort || !success) throw createBadInputError('`after` is not a cursor of this list.')
  return data
}

const parseTime = (argument: 'placedFrom' | 'placedTo' | 'updatedFrom', args: ViewerOrdersArgs) =>
  parseArgument(argument, time.optional(), args[argument] ?? undefined)

const toQuery = (args: ViewerOrdersArgs, sort: OrderSort) => ({
  status: args.status ? toWireStatus(args.status) : ('all' as const),
  order_no: parseArgument('orderNumber', numberShape, args.orderNumber?.trim() || undefined),
  placed_from: parseTime('placedFrom', args),
  placed_to: parseTime('placedTo', args),
  updated_from: parseTime('updatedFrom', args),
  sort: wireSorts[sort],
  after: args.after == null ? undefined : parseCursor(sort, args.after),
  page: `${parsePageNumber(args)}`,
  limit: `${parseRowCount(args.first)}`,
})

export const loadOrders = async ({ upstream }: GatewayContext, args: ViewerOrdersArgs) => {
  const sort = args.sort ?? 'PLACED_AT_DESC'
  const query = toQuery(args, sort)
  const { list, total, has_more, counts } = await upstream.request(shop.list, {
    query,
  })
  const edges = list.map((row) => ({
    cursor: toCursor(sort, row.cursor),
    node: toOrder(row),
  }))
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: query.after !== undefined || query.page !== '1',
      hasNextPage: has_more,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: total,
    statusCounts: [
      { status: null, count: counts.all },
      ...orderStatuses.map((status) => ({
        status: toOrderStatus(status),
        count: counts[status],
      })),
    ],
  }
}
