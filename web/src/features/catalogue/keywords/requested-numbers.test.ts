import { expect, test } from 'vitest'
import { readNumbers, joinNumbers } from './requested-numbers.ts'
import { maxListChars, maxNumbers } from './list-limits.ts'

test.each<[string, (string | [string, number])[]]>([
  ['LM358DR\r\nNE555P', ['LM358DR', 'NE555P']],
  [
    'LM358DR\t100\t0.05\nNE555P;25',
    [
      ['LM358DR', 100],
      ['NE555P', 25],
    ],
  ],
  ['STM32F103C8T6 25\nLM317 T', [['STM32F103C8T6', 25], 'LM317 T']],
  ['"BC847B,215"', ['BC847B,215']],
  ['\n  \n ＬＭ３５８ \n', ['LM358']],
  ['lm358\nNE555P\nLM358', ['lm358', 'NE555P']],
  ['lm358dr 10\nNE555P\nLM358DR;15\nLM358DR', [['lm358dr', 25], 'NE555P']],
  ['A\nAB', ['AB']],
  ['LM  358\t', ['LM 358']],
  ['', []],
])('%j is read as %j', (text, lines) => {
  const numbers = lines.map((line) => {
    const [partNumber, quantity] = typeof line === 'string' ? [line, null] : line
    return { partNumber, quantity }
  })
  expect(readNumbers(text)).toEqual({ numbers, rest: [], isFull: false })
  expect(readNumbers(joinNumbers(numbers)).numbers).toEqual(numbers)
})

test('numbers beyond the limit are returned as the rest', () => {
  const all = Array.from({ length: maxNumbers + 3 }, (_, at) => ({ partNumber: `PART-${at}`, quantity: at + 1 }))
  const { numbers, rest } = readNumbers(joinNumbers(all))
  expect([numbers.length, [...numbers, ...rest]]).toEqual([maxNumbers, all])
})

test('a list that fills the field counts as full, with either line ending', () => {
  const lines = (end: string) => Array.from({ length: maxListChars / 5 }, (_, at) => String(1000 + at) + end).join('')
  expect(readNumbers(lines('\n')).isFull).toBe(true)
  expect(readNumbers(lines('\r\n')).isFull).toBe(true)
  expect(readNumbers(lines('\r\n').slice(2)).isFull).toBe(false)
  expect(readNumbers(`${'x'.repeat(maxListChars)}\nNE555`).numbers).toHaveLength(1)
})

test('a line that is too long for a part number is cut', () => {
  expect(readNumbers('x'.repeat(5000)).numbers[0]?.partNumber).toHaveLength(100)
})
