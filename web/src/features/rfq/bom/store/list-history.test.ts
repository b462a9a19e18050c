import { expect, test } from 'vitest'
import type { BomList } from '../bom-list.ts'
import { startHistory, type Step, takeStep } from './list-history.ts'
import { emptyList } from '../new-lines.ts'

const list = emptyList()
const setBoards =
  (boards: number) =>
  (now: BomList): BomList => ({ ...now, boards })
const set = (boards: number): Step => ({ type: 'changed', change: setBoards(boards) })
const undone: Step = { type: 'undone' }
const redone: Step = { type: 'redone' }
const replaced: Step = { type: 'replaced', list: { ...list, boards: 9 } }

test.each<[string, Step[], number]>([
  ['changes', [set(2), set(3)], 3],
  ['undo', [set(2), set(3), undone], 2],
  ['undo of everything and more', [set(2), undone, undone], 1],
  ['redo', [set(2), set(3), undone, undone, redone], 2],
  ['redo of nothing', [set(2), redone], 2],
  ['a change after undo, which ends the redo', [set(2), undone, set(5), redone], 5],
  ['a change of nothing, which keeps the redo', [set(2), undone, { type: 'changed', change: (now) => now }, redone], 2],
  ['another list', [set(2), replaced], 9],
  ['undo of another list, which brings the previous one back', [set(2), replaced, undone], 2],
  ['redo of another list', [set(2), replaced, undone, redone], 9],
])('%s', (_, steps, boards) => {
  expect(steps.reduce(takeStep, startHistory(list)).list.boards).toBe(boards)
})

test('the last hundred steps can be undone', () => {
  const after = Array.from({ length: 130 }, (_, at) => set(at + 2)).reduce(takeStep, startHistory(list))
  const back = Array.from({ length: 130 }, () => undone).reduce(takeStep, after)
  expect(back.list.boards).toBe(31)
})
