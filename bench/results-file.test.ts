import { expect, test } from 'vitest'
import { readTable, mergeColumns, withSection } from './results-file.ts'

const file = '# Search, measured\n\nOld.\n\n## Load\n\n# Pages, measured\n\nFast.\n'

test('a measurement replaces its own part of the results', () => {
  expect(withSection(file, '# Search, measured\n\nNew.\n')).toBe(
    '# Search, measured\n\nNew.\n\n# Pages, measured\n\nFast.\n',
  )
})

test('the first measurement of a kind is added at the end', () => {
  expect(withSection(file, '# Carts, measured\n')).toBe(`${file}\n# Carts, measured\n`)
})

test('columns that were not measured again keep their cells', () => {
  const results = withSection(
    file,
    '# Search, measured\n\n| query | small | large |\n| --- | --- | --- |\n| word | 1 | 9 |\n',
  )
  const measured = {
    head: ['query', 'small', 'new'],
    rows: [
      ['word', '2', '3'],
      ['number', '4', '5'],
    ],
  }
  expect(mergeColumns(readTable(results, '# Search, measured'), measured)).toEqual({
    head: ['query', 'small', 'large', 'new'],
    rows: [
      ['word', '2', '9', '3'],
      ['number', '4', '', '5'],
    ],
  })
  expect(mergeColumns(readTable(results, '# Pages, measured'), measured)).toEqual(measured)
})
