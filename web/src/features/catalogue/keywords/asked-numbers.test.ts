import { expect, test } from 'vitest'
import { mostNumbers, readNumbers } from './asked-numbers.ts'

test.each<[string, string[]]>([
  ['LM358DR\r\nNE555P', ['LM358DR', 'NE555P']],
  ['LM358DR\t100\t0.05\nNE555P;25', ['LM358DR', 'NE555P']],
  ['"BC847B,215"', ['BC847B,215']],
  ['\n  \n ＬＭ３５８ \n', ['LM358']],
  ['lm358\nNE555P\nLM358', ['lm358', 'NE555P']],
  ['A\nAB', ['AB']],
  ['LM  358\t', ['LM 358']],
  ['', []],
])('%j asks for %j', (text, numbers) => {
  expect(readNumbers(text)).toEqual({ numbers, leftOut: 0 })
})

test('what is beyond the limit is counted, not looked up', () => {
  const text = Array.from({ length: mostNumbers + 3 }, (_, at) => `PART-${at}`).join('\n')
  const { numbers, leftOut } = readNumbers(text)
  expect([numbers.length, numbers.at(-1), leftOut]).toEqual([mostNumbers, `PART-${mostNumbers - 1}`, 3])
})

test('a line that is no part number at all is cut, not passed on whole', () => {
  expect(readNumbers('x'.repeat(5000)).numbers[0]).toHaveLength(100)
})
