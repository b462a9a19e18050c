import { expect, test } from 'vitest'
import { findSavedList } from './find-saved-list.ts'

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
