import { expect, test } from 'vitest'
import { isUnfitText } from './row-words.ts'

test.each([
  ['NF', true],
  ['n/f', true],
  ['DNP', true],
  ['nF', false],
  ['nm', false],
])('%s says that the part is not placed: %s', (text, expected) => {
  expect(isUnfitText(text)).toBe(expected)
})
