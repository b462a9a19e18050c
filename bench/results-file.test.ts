import { expect, test } from 'vitest'
import { withPart } from './results-file.ts'

const file = '# Search, measured\n\nOld.\n\n## Load\n\n# Pages, measured\n\nFast.\n'

test('a measurement replaces its own part of the results', () => {
  expect(withPart(file, '# Search, measured\n\nNew.\n')).toBe(
    '# Search, measured\n\nNew.\n\n# Pages, measured\n\nFast.\n',
  )
})

test('the first measurement of a kind is added at the end', () => {
  expect(withPart(file, '# Carts, measured\n')).toBe(`${file}\n# Carts, measured\n`)
})
