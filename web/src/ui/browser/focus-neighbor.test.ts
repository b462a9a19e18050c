import { expect, test } from 'vitest'
import { findNeighbor } from './focus-neighbor.ts'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['the next line, from the middle', [b], c],
  ['the last that stays, from the end', [c], b],
  ['the first that stays, over a gap', [a, b], c],
  ['nothing, where nothing stays', [a, b, c], undefined],
])('the focus moves to %s', (_, gone, neighbor) => {
  expect(findNeighbor([a, b, c], gone)).toBe(neighbor)
})
