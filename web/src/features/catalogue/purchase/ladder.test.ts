import { expect, test } from 'vitest'
import { toLadderRows } from './ladder.ts'

test('a price applies until just before the next break, the last price without end', () => {
  expect(toLadderRows([{ quantity: 1 }, { quantity: 10 }, { quantity: 500 }])).toEqual([
    { quantity: 1, until: 9 },
    { quantity: 10, until: 499 },
    { quantity: 500, until: null },
  ])
})

test('breaks one piece apart are ranges of one', () => {
  expect(toLadderRows([{ quantity: 1 }, { quantity: 2 }])[0]).toEqual({ quantity: 1, until: 1 })
})

test('an empty ladder has no rows', () => {
  expect(toLadderRows([])).toEqual([])
})
