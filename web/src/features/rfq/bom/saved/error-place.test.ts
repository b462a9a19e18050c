import { expect, test } from 'vitest'
import { emptyList, newLine } from '../new-lines.ts'
import { findErrorPlace } from './error-place.ts'

const lines = [
  newLine({ kind: 'TITLE', cells: ['Title'] }),
  newLine({ partNumber: 'X1' }),
  newLine(),
  newLine({ partNumber: 'X2' }),
]
const list = { ...emptyList(), lines }

test.each([
  ['input rows 1 numbers 0 number', { number: 1, meaning: 'MANUFACTURER_PART_NUMBER' }],
  ['input rows 2 designators', { number: 3, meaning: 'DESIGNATORS' }],
  ['input rows 0 description', null],
  ['input rows 2 cells 1', null],
  ['input rows 9 value', null],
  ['input name', null],
])('the error at %s is in %o', (path, place) => {
  expect(findErrorPlace(list, path.split(' '))).toEqual(place)
})
test('an error without a path is in no line', () => {
  expect(findErrorPlace(list, null)).toBeNull()
})
