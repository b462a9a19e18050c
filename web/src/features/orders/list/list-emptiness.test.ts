import { expect, test } from 'vitest'
import { toEmptiness, lastPage } from './list-emptiness.ts'

test.for([
  ['', 1, 0, 'emptyTab'],
  ['', 7, 0, 'emptyTab'],
  ['PG-7', 1, 0, 'noMatch'],
  ['PG-7', 3, 4, 'beyondLast'],
  ['', 3, 20, 'beyondLast'],
] as const)('number “%s”, page %i of %i orders: %s', ([number, page, totalCount, expected]) =>
  expect(toEmptiness({ tab: 'unpaid', number, page }, totalCount)).toBe(expected),
)

test.for([
  [0, 1],
  [10, 1],
  [11, 2],
] as const)('%i orders end on page %i', ([count, page]) => expect(lastPage(count)).toBe(page))
