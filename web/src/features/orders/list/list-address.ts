import { maxPurchaseOrderNumberChars } from '@partgate/schema/limits.ts'
import { ordersPath } from '@partgate/schema/pages.ts'
import type { OrderStatus } from '#graphql/generated/types.ts'

export const orderTabs = [
  'all',
  'unpaid',
  'preparing',
  'shipping',
  'received',
  'refunded',
  'confirming',
  'canceled',
] as const
type OrderTab = (typeof orderTabs)[number]

export const statusByTab: Record<OrderTab, OrderStatus | null> = {
  all: null,
  unpaid: 'UNPAID',
  preparing: 'PREPARING',
  shipping: 'SHIPPED',
  received: 'DELIVERED',
  refunded: 'REFUNDED',
  confirming: 'CONFIRMING',
  canceled: 'CANCELED',
}

/** `number`: a text in the order number or in the purchase order number; empty without a search. */
export type ListAddress = { tab: OrderTab; number: string; page: number }

export const ordersPerPage = 10

const parsePage = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

export const typedNumber = (text: string) => text.trim().slice(0, maxPurchaseOrderNumberChars)

export const readListAddress = (search: Pick<URLSearchParams, 'get'>): ListAddress => ({
  tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'all',
  number: typedNumber(search.get('order_no') ?? ''),
  page: parsePage(search.get('page')),
})

/** Without the language prefix; default values are left out. */
export const listHref = ({ tab = 'all', number = '', page = 1 }: Partial<ListAddress>): string => {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (number !== '') params.set('order_no', number)
  if (page > 1) params.set('page', `${page}`)
  return params.size > 0 ? `${ordersPath}?${params}` : ordersPath
}

export const toVariables = ({ tab, number, page }: ListAddress) => ({
  status: statusByTab[tab],
  search: number || null,
  page,
})

export const unpaidOrdersHref = listHref({ tab: 'unpaid' })
