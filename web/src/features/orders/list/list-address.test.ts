import { describe, expect, test } from 'vitest'
import { listHref, readListAddress, statusOf, variablesOf, type ListAddress } from './list-address.ts'

const page = '/myaccount/order-status-history'
const plain: ListAddress = { tab: 'all', orderNumber: '', page: 1 }

describe('what the address says', () => {
  test.for<[string, Partial<ListAddress>]>([
    ['', {}],
    ['tab=unpaid', { tab: 'unpaid' }],
    ['tab=UNPAID', {}],
    ['tab=nothing&page=0', {}],
    ['page=2', { page: 2 }],
    ['page=-2', {}],
    ['page=1e3', {}],
    ['page=99999999999', {}],
    ['order_no=%20pg-7k3 ', { orderNumber: 'PG-7K3' }],
    [`order_no=${'7'.repeat(60)}`, { orderNumber: '7'.repeat(40) }],
    ['tab=canceled&order_no=PG&page=3', { tab: 'canceled', orderNumber: 'PG', page: 3 }],
  ])('?%s', ([search, said]) => expect(readListAddress(new URLSearchParams(search))).toEqual({ ...plain, ...said }))
})

describe('how it is written', () => {
  test.for<[Partial<ListAddress>, string]>([
    [{}, page],
    [plain, page],
    [{ tab: 'shipping' }, `${page}?tab=shipping`],
    [{ orderNumber: 'PG-7&' }, `${page}?order_no=PG-7%26`],
    [{ tab: 'unpaid', orderNumber: 'PG', page: 2 }, `${page}?tab=unpaid&order_no=PG&page=2`],
  ])('%o', ([address, href]) => {
    expect(listHref(address)).toBe(href)
    expect(readListAddress(new URL(href, 'https://shop.example').searchParams)).toEqual({ ...plain, ...address })
  })
})

test('the shop is asked for a status by its tab, for no number by none', () => {
  expect(variablesOf(plain)).toEqual({ status: null, orderNumber: null, page: 1 })
  expect(variablesOf({ tab: 'confirming', orderNumber: 'PG', page: 2 })).toEqual({
    status: 'CONFIRMING',
    orderNumber: 'PG',
    page: 2,
  })
  expect(new Set(Object.values(statusOf)).size).toBe(8)
})
