import { setImmediate as endTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runTogether } from './run-together.ts'

test('tasks run in order at the end of the turn; a task that a task adds runs in the next turn', async () => {
  const ran: string[] = []
  runTogether(() => {
    runTogether(() => ran.push('third'))
    ran.push('first')
  })
  runTogether(() => ran.push('second'))
  expect(ran).toEqual([])
  await endTurn()
  expect(ran).toEqual(['first', 'second'])
  await endTurn()
  expect(ran).toEqual(['first', 'second', 'third'])
})
