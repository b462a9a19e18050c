import { describe, expect, test } from 'vitest'
import { historyHref, parseHistoryView } from './history-address.ts'

const first = { status: null, page: 1, rfqNumber: null }

describe('the address of the history', () => {
  test.for([
    ['', first],
    ['status=viewed', { ...first, status: 'VIEWED' }],
    ['status=VIEWED', first],
    ['status=lost&page=2', { ...first, page: 2 }],
    ['page=0', first],
    ['page=-1', first],
    ['page=1.5', first],
    ['page=99999999', first],
    ['page=x', first],
    ['rfq=%20q-7k3m9-x2q4t', { ...first, rfqNumber: 'Q-7K3M9-X2Q4T' }],
    ['rfq=%20', first],
    ['status=submitted&page=3&rfq=Q-1', { status: 'SUBMITTED', page: 3, rfqNumber: 'Q-1' }],
  ] as const)('?%s', ([search, view]) => expect(parseHistoryView(new URLSearchParams(search))).toEqual(view))

  test.for([
    [{}, '/myaccount/rfq-history'],
    [{ page: 1 }, '/myaccount/rfq-history'],
    [{ status: 'VIEWED', page: 2 }, '/myaccount/rfq-history?status=viewed&page=2'],
    [{ page: 2, rfqNumber: 'Q-1' }, '/myaccount/rfq-history?page=2&rfq=Q-1'],
  ] as const)('%o is written as %s', ([view, href]) => expect(historyHref(view)).toBe(href))
})
