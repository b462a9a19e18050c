import { expect, test } from 'vitest'
import { orderNo } from '@partgate/schema/shop-api/order-number.ts'
import { isOrderNumber } from './order-pages.ts'

test.for([
  ['PG-7K3M9-X2Q4T', true],
  ['PG-00000-ZZZZZ', true],
  ['pg-7k3m9-x2q4t', false],
  ['PG-7K3M9-X2Q4', false],
  ['PG-7K3M9-X2Q4T0', false],
  ['PG-7K3M9-X2Q4I', false],
  ['PG-7K3M9-X2Q4T\n', false],
  ['PG-1', false],
  ['', false],
] as const)('%j is an order number: %s', ([text, expected]) => {
  expect(isOrderNumber(text)).toBe(expected)
  expect(orderNo.safeParse(text).success).toBe(expected)
})
