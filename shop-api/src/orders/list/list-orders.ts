import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { orders } from '@partgate/schema/shop-api/orders.ts'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import { parseRowCursor } from '#db/keyset.ts'
import { toCrockfordDigits } from '@partgate/schema/typed-numbers.ts'
import { countByStatus, countOrders, loadOrderPage } from './list-store.ts'
import { presentOrders } from '../present-order.ts'
import type { OrderStatus } from '../transitions.ts'

type Query = z.output<(typeof orders)['list']['query']>

type Counts = Record<Query['status'], number>

/** Every tab is counted, including empty ones. */
const countTabs = (found: readonly { status: OrderStatus; count: number }[]): Counts => {
  const counts: Counts = {
    all: 0,
    unpaid: 0,
    confirming: 0,
    preparing: 0,
    shipping: 0,
    received: 0,
    refunded: 0,
    canceled: 0,
  }
  for (const { status, count } of found) {
    counts[status] = count
    counts.all += count
  }
  return counts
}

/** Null where every status matches. */
const toStatuses = ({ status, statuses }: Pick<Query, 'status' | 'statuses'>) => {
  const listed = statuses?.split(',') ?? null
  if (status === 'all') return listed
  return listed === null || listed.includes(status) ? [status] : []
}

export const listOrders = async (db: Database, userId: number, query: Query, lang: LocaleCode) => {
  const { order_no, search, after } = query
  const limit = Number(query.limit)
  const filter = {
    userId,
    statuses: toStatuses(query),
    part: order_no ? toCrockfordDigits(order_no) : null,
    purchaseOrderNo: query.purchase_order_no || null,
    search: search ? { text: search, part: toCrockfordDigits(search) } : null,
    placedFrom: query.placed_from ?? null,
    placedTo: query.placed_to ?? null,
    updatedFrom: query.updated_from ?? null,
  }
  const found = await loadOrderPage(db, filter, {
    sort: query.sort,
    after: after === undefined ? null : parseRowCursor(after),
    offset: (Number(query.page) - 1) * limit,
    limit: limit + 1,
  })
  const presented = await presentOrders(db, found.slice(0, limit), lang)
  return {
    total: await countOrders(db, filter),
    list: presented.map(({ record, order }) => ({
      ...order,
      cursor: record.cursor,
    })),
    has_more: found.length > limit,
    counts: countTabs(await countByStatus(db, userId)),
  }
}
