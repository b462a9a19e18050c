import { expect, test } from 'vitest'
import { formatBadge } from './badge.ts'

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [200, '99+'],
])('a cart of %o lines shows %j', (count, badge) => {
  expect(formatBadge(count)).toBe(badge)
})
