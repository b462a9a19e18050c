import { expect, test } from 'vitest'
import { isListPath } from './is-list-path.ts'

test.each([
  ['/s', true],
  ['/de/s', true],
  ['/category/diodes', true],
  ['/ar/manufacturer/murata', true],
  ['/category', false],
  ['/manufacturer', false],
  ['/s/export', false],
  ['/productdetail/lm358', false],
  ['/keywords', false],
])('whether %s is a list of parts: %s', (path, isList) => {
  expect(isListPath(path)).toBe(isList)
})
