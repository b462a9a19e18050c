import { expect, test } from 'vitest'
import { emptyList, newLine } from '../new-lines.ts'
import { restoreList } from './restore-list.ts'

const list = {
  ...emptyList(),
  name: 'board',
  boards: 25,
  attritionPercent: 2.5,
  lines: [newLine({ partNumber: 'A', cells: ['A', '1'], productId: 'p1', isSelected: false, takenKeys: ['k1', 'k2'] })],
}

test('a stored list is restored as it was', () => {
  expect(restoreList(structuredClone(list))).toEqual(list)
})

test.each([
  ['nothing', undefined],
  ['a text', 'list'],
  ['no lines', { ...list, lines: [] }],
  ['lines of another kind', { ...list, lines: [null, 5, { partNumber: 'A' }] }],
])('%s is no list', (_, stored) => {
  expect(restoreList(stored)).toBeNull()
})

test.each([
  [{ boards: 0 }, { boards: 1 }],
  [{ boards: 1.5 }, { boards: 1 }],
  [{ boards: 2_000_000 }, { boards: 1 }],
  [{ attritionPercent: -1 }, { attritionPercent: 0 }],
  [{ header: 'A' }, { header: [] }],
  [{ name: 7 }, { name: '' }],
])('the broken value %o becomes %o', (broken, restored) => {
  expect(restoreList({ ...list, ...broken })).toMatchObject(restored)
})

test('new lists have different keys, also those that were stored without one', () => {
  const { listKey: _, ...older } = list
  const lists = [emptyList(), emptyList(), restoreList(older), restoreList(older)]
  expect(new Set(lists.map((each) => each?.listKey)).size).toBe(4)
})

test('numbers of a line that was stored without internal ones can be internal', () => {
  const { internalNumbers: _, ...older } = newLine({ otherNumbers: ['4711'] })
  expect(restoreList({ ...list, lines: [older] })?.lines).toMatchObject([
    { otherNumbers: [], internalNumbers: ['4711'] },
  ])
})

test('a line that was stored with its latest key only was put into the cart once', () => {
  const { takenKeys: _, ...older } = newLine()
  expect(restoreList({ ...list, lines: [{ ...older, takenKey: 'k1' }, older] })?.lines).toMatchObject([
    { takenKeys: ['k1'] },
    { takenKeys: [] },
  ])
})

test('a broken line is left out', () => {
  expect(restoreList({ ...list, lines: [{ ...list.lines[0], kind: 'OTHER' }, ...list.lines] })?.lines).toEqual(
    list.lines,
  )
})
