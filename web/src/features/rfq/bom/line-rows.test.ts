import { expect, test } from 'vitest'
import type { BomList } from './bom-list.ts'
import { emptyList, newLine } from './new-lines.ts'
import { createRowCache, type Refusal } from './line-rows.ts'
import { planLine } from './plan-line.ts'
import { sampleMatch } from '#testing/bom-match.ts'

const match = sampleMatch()
const matches = new Map(['a', 'b'].map((lineId) => [lineId, match]))
const list: BomList = {
  ...emptyList(),
  lines: [
    newLine({ lineId: 'title', kind: 'TITLE' }),
    newLine({ lineId: 'a', partNumber: 'PART-1', quantity: '4', quantityStatus: 'READ' }),
    newLine({ lineId: 'b', partNumber: 'PART-1', quantity: '5', quantityStatus: 'READ' }),
  ],
}
const toKnown = (given: BomList, refusals = new Map<string, Refusal>()) => ({
  list: given,
  matches,
  plans: new Map(given.lines.map((line) => [line.lineId, planLine(line, match, given)])),
  saved: undefined,
  refusals,
})

test('a change of one line leaves the rows of the others as they are', () => {
  const toRows = createRowCache()
  const [first, second] = toRows(toKnown(list))
  const lines = list.lines.map((line) => (line.lineId === 'b' ? { ...line, quantity: '6' } : line))
  const [firstAgain, secondChanged] = toRows(toKnown({ ...list, lines }))
  expect(firstAgain).toBe(first)
  expect(secondChanged).not.toBe(second)
  expect(secondChanged?.line.quantity).toBe('6')
})

test('the lines that are shown are numbered from 1', () => {
  expect(createRowCache()(toKnown(list)).map(({ number, line }) => [number, line.lineId])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
})

test('a refusal is shown at its line, for the quantity that was refused', () => {
  const toRows = createRowCache()
  const refusal = { message: 'Only 3 in stock', productId: 'p1' }
  const toTexts = (ordered: number) =>
    toRows(toKnown(list, new Map([['b', { ...refusal, ordered }]]))).map((row) => row.refusal)
  expect(toTexts(100)).toEqual([null, 'Only 3 in stock'])
  expect(toTexts(50)).toEqual([null, null])
})
