import { describe, expect, test } from 'vitest'
import { goneLines, toOutcome, toRequests } from './again-outcome.ts'

const line = (at: number, isSold = true) => ({
  partNumber: `PART-${at}`,
  quantity: at,
  customerPartNumber: at === 3 ? '4711-B' : null,
  product: isSold ? { id: `product ${at}`, slug: `part-${at}` } : null,
})

test('a request has up to 100 lines and only products on sale', () => {
  const lines = [line(1, false), ...Array.from({ length: 101 }, (_, at) => line(at + 2))]
  const requests = toRequests(lines)
  expect(requests.map(({ length }) => length)).toEqual([100, 1])
  expect(requests[0]?.slice(0, 2).map(({ input }) => input)).toEqual([
    { productId: 'product 2', quantity: 2, customerPartNumber: null },
    { productId: 'product 3', quantity: 3, customerPartNumber: '4711-B' },
  ])
  expect(goneLines(lines)).toEqual([{ partNumber: 'PART-1', slug: null, message: null }])
  expect(toRequests([line(1, false)])).toEqual([])
})

describe('the outcome of a request with two lines', () => {
  const [requested = []] = toRequests([line(1), line(2)])
  const second = { partNumber: 'PART-2', slug: 'part-2', message: 'Only 5 are left.' }

  test.for([
    [[], { kind: 'added', addedCount: 2, refused: [] }],
    [
      [{ message: 'Only 5 are left.', path: ['input', 'lines', '1', 'quantity'] }],
      { kind: 'added', addedCount: 1, refused: [second] },
    ],
    [[{ message: 'The cart is full.', path: null }], { kind: 'failed', message: 'The cart is full.' }],
    [[{ message: 'Odd.', path: ['input', 'lines', '7', 'quantity'] }], { kind: 'failed', message: 'Odd.' }],
  ] as const)('%j', ([errors, expected]) =>
    expect(toOutcome(requested, errors as unknown as Parameters<typeof toOutcome>[1])).toEqual(expected),
  )
})
