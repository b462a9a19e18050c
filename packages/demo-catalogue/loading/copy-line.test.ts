import { expect, test } from 'vitest'
import { copyLine } from './copy-line.ts'

test('a row is fields between tabs, with the escapes of the text format', () => {
  expect(copyLine(7, 'B2B-PH-K-S(LF)(SN)', null, true, false, [1, 2], [])).toBe(
    '7\tB2B-PH-K-S(LF)(SN)\t\\N\tt\tf\t{1,2}\t{}\n',
  )
})

test('tabs, line ends and backslashes in a text stay in their field', () => {
  expect(copyLine('a\tb\nc\rd\\e', 'f')).toBe('a\\tb\\nc\\rd\\\\e\tf\n')
})

test('JSON survives: its escapes are escaped once more', () => {
  expect(copyLine(JSON.stringify({ note: 'a "b"\n' }))).toBe('{"note":"a \\\\"b\\\\"\\\\n"}\n')
})
