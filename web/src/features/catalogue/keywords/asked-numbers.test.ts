import { expect, test } from 'vitest'
import { longestList, mostNumbers, readNumbers } from './asked-numbers.ts'

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
  expect(readNumbers(text)).toEqual({ numbers, rest: [], isFull: false })
})

test('what is beyond the limit is kept for the next time', () => {
  const all = Array.from({ length: mostNumbers + 3 }, (_, at) => `PART-${at}`)
  const { numbers, rest } = readNumbers(all.join('\n'))
  expect([numbers.length, [...numbers, ...rest]]).toEqual([mostNumbers, all])
})

test('a list that fills the field may have been longer, however its lines end', () => {
  const lines = (end: string) => Array.from({ length: longestList / 5 }, (_, at) => String(1000 + at) + end).join('')
  expect(readNumbers(lines('\n')).isFull).toBe(true)
  expect(readNumbers(lines('\r\n')).isFull).toBe(true)
  expect(readNumbers(lines('\r\n').slice(2)).isFull).toBe(false)
  expect(readNumbers(`${'x'.repeat(longestList)}\nNE555`).numbers).toHaveLength(1)
})

test('a line that is no part number at all is cut, not passed on whole', () => {
  expect(readNumbers('x'.repeat(5000)).numbers[0]).toHaveLength(100)
})
