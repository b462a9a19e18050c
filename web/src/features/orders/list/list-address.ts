import type { OrderStatus } from '#graphql/generated/types.ts'
import { ordersPage } from '../order-pages.ts'

/** Spec 2: the tabs, in its order. */
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

/** The status that a tab shows; null for all of them. */
export const statusOf: Record<OrderTab, OrderStatus | null> = {
  all: null,
  unpaid: 'UNPAID',
  preparing: 'PREPARING',
  shipping: 'SHIPPING',
  received: 'RECEIVED',
  refunded: 'REFUNDED',
  confirming: 'CONFIRMING',
  canceled: 'CANCELED',
}

/** What is shown of the list; the number may be a part of one, and is empty where none is looked for. */
export type ListAddress = { tab: OrderTab; orderNumber: string; page: number }

export const longestNumber = 40
export const ordersPerPage = 10

const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/** The number as it is looked for. */
export const typedNumber = (text: string) => text.trim().slice(0, longestNumber).toUpperCase()

export const readListAddress = (search: Pick<URLSearchParams, 'get'>): ListAddress => ({
  tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'all',
  orderNumber: typedNumber(search.get('order_no') ?? ''),
  page: pageOf(search.get('page')),
})

/** Without the language prefix; what goes without saying is left out. */
export const listHref = ({ tab = 'all', orderNumber = '', page = 1 }: Partial<ListAddress>): string => {
  const said = new URLSearchParams()
  if (tab !== 'all') said.set('tab', tab)
  if (orderNumber !== '') said.set('order_no', orderNumber)
  if (page > 1) said.set('page', `${page}`)
  return said.size > 0 ? `${ordersPage}?${said}` : ordersPage
}

export const variablesOf = ({ tab, orderNumber, page }: ListAddress) => ({
  status: statusOf[tab],
  orderNumber: orderNumber || null,
  page,
})
