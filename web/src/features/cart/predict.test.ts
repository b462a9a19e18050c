import { expect, test } from 'vitest'
import { predictLines } from './predict.ts'

const lines = [
  { id: 'a', isSelected: true, amount: '1.00' },
  { id: 'b', isSelected: false, amount: '2.00' },
]

test('a selection is shown at once and changes nothing else', () => {
  expect(predictLines(lines, { kind: 'select', lineIds: ['b'], isSelected: true })).toEqual([
    lines[0],
    { id: 'b', isSelected: true, amount: '2.00' },
  ])
})

test('a removed line disappears at once', () => {
  expect(predictLines(lines, { kind: 'remove', lineIds: ['a'] })).toEqual([lines[1]])
})
