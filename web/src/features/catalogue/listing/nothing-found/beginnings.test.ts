import { expect, test } from 'vitest'
import { toBeginnings } from './beginnings.ts'

test.each([
  ['GRM155R71C104KA99', ['GRM155R71C104KA', 'GRM155R71C104', 'GRM155R7']],
  ['NE55', ['NE5', 'NE5', 'NE5']],
  ['LM 358', ['LM', 'LM', 'LM']],
  ['', ['', '', '']],
])('the prefixes of %s are %j', (query, beginnings) => {
  expect(toBeginnings(query)).toEqual(beginnings)
})
