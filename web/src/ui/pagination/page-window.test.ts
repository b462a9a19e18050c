import { expect, test } from 'vitest'
import { pageWindow, previousPage } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 65, [1, 2, null, 65]],
  [4, 65, [1, 2, 3, 4, 5, null, 65]],
  [30, 65, [1, null, 29, 30, 31, null, 65]],
  [65, 65, [1, null, 64, 65]],
  [99, 5, [1, null, 5]],
  [99, 1, [1]],
])('on page %i of %i the pages %j are offered', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages)
})

test.each([
  [1, 0, null],
  [1, 1, null],
  [1, 5, null],
  [2, 5, 1],
  [5, 5, 4],
  [6, 5, 5],
  [99, 5, 5],
  [99, 1, 1],
  [99, 0, null],
])('from page %i of %i one goes back to %j', (current, last, page) => {
  expect(previousPage(current, last)).toBe(page)
})
