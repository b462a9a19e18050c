import { describe, expect, test } from 'vitest'
import { listHref, readListAddress, statusByTab, toVariables, type ListAddress } from './list-address.ts'

const page = '/myaccount/order-status-history'
const plain: ListAddress = { tab: 'all', number: '', page: 1 }

describe('parsing the list URL', () => {
  test.for<[string, Partial<ListAddress>]>([
    ['', {}],
    ['tab=unpaid', { tab: 'unpaid' }],
    ['tab=UNPAID', {}],
    ['tab=nothing&page=0', {}],
    ['page=2', { page: 2 }],
    ['page=-2', {}],
    ['page=1e3', {}],
    ['page=99999999999', {}],
    ['order_no=%20pg-7k3 ', { number: 'pg-7k3' }],
    [`order_no=${'7'.repeat(60)}`, { number: '7'.repeat(50) }],
    ['tab=canceled&order_no=PG&page=3', { tab: 'canceled', number: 'PG', page: 3 }],
  ])('?%s', ([search, said]) => expect(readListAddress(new URLSearchParams(search))).toEqual({ ...plain, ...said }))
})

describe('writing the list URL', () => {
  test.for<[Partial<ListAddress>, string]>([
    [{}, page],
    [plain, page],
    [{ tab: 'shipping' }, `${page}?tab=shipping`],
    [{ number: 'PG-7&' }, `${page}?order_no=PG-7%26`],
    [{ tab: 'unpaid', number: 'PG', page: 2 }, `${page}?tab=unpaid&order_no=PG&page=2`],
  ])('%o', ([address, href]) => {
    expect(listHref(address)).toBe(href)
    expect(readListAddress(new URL(href, 'https://shop.example').searchParams)).toEqual({ ...plain, ...address })
  })
})

test('the query has the status of the tab and no empty search', () => {
  expect(toVariables(plain)).toEqual({ status: null, search: null, page: 1 })
  expect(toVariables({ tab: 'confirming', number: 'PG', page: 2 })).toEqual({
    status: 'CONFIRMING',
    search: 'PG',
    page: 2,
  })
  expect(new Set(Object.values(statusByTab)).size).toBe(8)
})
