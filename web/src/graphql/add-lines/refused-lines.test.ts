import { expect, test } from 'vitest'
import { refusedLines } from './refused-lines.ts'

const lines = [{ rowId: 'a' }, { rowId: 'b' }]

test('an error belongs to the line that its path names, or to all lines', () => {
  expect(refusedLines(lines, [])).toEqual([])
  expect(refusedLines(lines, [{ message: 'Only 3.', path: ['input', 'lines', '1', 'quantity'] }])).toEqual([
    ['b', 'Only 3.'],
  ])
  expect(refusedLines(lines, [{ message: 'Away.', path: null }])).toEqual([
    ['a', 'Away.'],
    ['b', 'Away.'],
  ])
})
