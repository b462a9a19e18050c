import { maxOrderNumberChars } from '@partgate/schema/limits.ts'
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
export type OrderTab = (typeof orderTabs)[number]

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

/** `orderNumber` may be a part of a number; empty without a search. */
export type ListAddress = { tab: OrderTab; orderNumber: string; page: number }

export const ordersPerPage = 10

const parsePage = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

export const typedNumber = (text: string) => text.trim().slice(0, maxOrderNumberChars).toUpperCase()

export const readListAddress = (search: Pick<URLSearchParams, 'get'>): ListAddress => ({
  tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'all',
  orderNumber: typedNumber(search.get('order_no') ?? ''),
  page: parsePage(search.get('page')),
})

/** Without the language prefix; default values are left out. */
export const listHref = ({ tab = 'all', orderNumber = '', page = 1 }: Partial<ListAddress>): string => {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (orderNumber !== '') params.set('order_no', orderNumber)
  if (page > 1) params.set('page', `${page}`)
  return params.size > 0 ? `${ordersPath}?${params}` : ordersPath
}

export const toVariables = ({ tab, orderNumber, page }: ListAddress) => ({
  status: statusByTab[tab],
  orderNumber: orderNumber || null,
  page,
})

export const unpaidOrdersHref = listHref({ tab: 'unpaid' })
