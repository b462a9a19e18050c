import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('runs no more at a time than allowed, and returns the results in order', async () => {
  let [running, most] = [0, 0]
  const doubled = await inTurns([5, 1, 4, 2, 3], 2, async (number) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < number; turn += 1) await Promise.resolve()
    running -= 1
    return number * 2
  })
  expect(doubled).toEqual([10, 2, 8, 4, 6])
  expect(most).toBe(2)
})
