import { expect, test } from 'vitest'
import { byLetter, isCalled, toLetter } from './manufacturer-names.ts'

test.each([
  ['Würth Elektronik', 'wurth', true],
  ['Würth Elektronik', 'WÜR', true],
  ['Würth Elektronik', 'elek', true],
  ['Texas Instruments', ' texas  ins', true],
  ['C&K', 'c&k', true],
  ['C&K', 'k', true],
  ['TE Connectivity', 'nect', false],
  ['Murata', 'x', false],
  ['Murata', '', true],
])('%s matches “%s”: %s', (name, typed, wanted) => {
  expect(isCalled(name, typed)).toBe(wanted)
})

test('a name is listed under its letter, a digit or sign under #', () => {
  expect(['Ångström', 'onsemi', '3M', '村田'].map(toLetter)).toEqual(['A', 'O', '#', '#'])
})

test('the index is divided by letters, in their order, # last', () => {
  const names = ['3M', 'onsemi', 'Abracon', 'Omron'].map((name) => ({ name }))
  expect(
    byLetter(names).map(({ letter, manufacturers }) => [letter, ...manufacturers.map(({ name }) => name)]),
  ).toEqual([
    ['A', 'Abracon'],
    ['O', 'onsemi', 'Omron'],
    ['#', '3M'],
  ])
})
