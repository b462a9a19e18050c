import { expect, test } from 'vitest'
import { badgeOf } from './badge.ts'

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [200, '99+'],
])('a cart of %i lines shows %j', (count, badge) => {
  expect(badgeOf(count)).toBe(badge)
})
