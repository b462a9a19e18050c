import { expect, test } from 'vitest'
import { findAddedIds, findSavedList } from './lost-responses.ts'

const entries = [
  { rowId: 'A', quantity: 10 },
  { rowId: 'B', quantity: 5 },
]
test.each<[string, [string, number][] | null, [string, number][] | null, string[] | null]>([
  [
    'all of it',
    [],
    [
      ['A', 10],
      ['B', 5],
    ],
    ['A', 'B'],
  ],
  ['nothing', [['A', 10]], [['A', 10]], []],
  [
    'the lines that were not refused',
    [['A', 10]],
    [
      ['A', 20],
      ['B', 1],
    ],
    ['A'],
  ],
  ['unknown if the cart was not read before', null, [['A', 10]], null],
  ['unknown if the cart cannot be read', [], null, null],
])('after a lost response, the cart has: %s', (_, before, now, added) => {
  const ids = findAddedIds(entries, before && new Map(before), now && new Map(now))
  expect(ids && [...ids]).toEqual(added)
})

const known = [{ id: '1', version: 3, name: 'Board' }]
const created = { id: '2', version: 1, name: 'Board' }
const target = { listId: '1', version: 3 }
test.each([
  ['a new list', [...known, created], null, '2'],
  ['no new list', known, null, undefined],
  ['a new list of another name', [...known, { ...created, name: 'Other' }], null, undefined],
  ['a replaced list', [{ id: '1', version: 4, name: 'Board' }], target, '1'],
  ['a list that is as before', [...known, created], target, undefined],
])('after a lost response, the saved lists have %s', (_, lists, given, id) => {
  expect(findSavedList(lists, { target: given, name: 'Board', known })?.id).toBe(id)
})
