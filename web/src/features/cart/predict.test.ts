import { expect, test } from 'vitest'
import { predictLines } from './predict.ts'

const lines = [
  { id: 'a', isSelected: true, amount: '1.00' },
  { id: 'b', isSelected: false, amount: '2.00' },
]

test('a tick is seen at once and nothing else changes', () => {
  expect(predictLines(lines, { kind: 'select', lineIds: ['b'], isSelected: true })).toEqual([
    lines[0],
    { id: 'b', isSelected: true, amount: '2.00' },
  ])
})

test('a removed line is gone at once', () => {
  expect(predictLines(lines, { kind: 'remove', lineIds: ['a'] })).toEqual([lines[1]])
})
