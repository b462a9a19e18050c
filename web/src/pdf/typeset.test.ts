import { expect, test } from 'vitest'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { inVisualOrder, typesetter } from './typeset.ts'
import { openTypeface } from './typeface.ts'

test.for([
  [[0, 0], 'ab'],
  [[1, 1], 'ba'],
  [[0, 1, 1, 0], 'acbd'],
  [[1, 2, 2, 1], 'dbca'],
  [[2, 1, 0, 1], 'bacd'],
] as const)('runs of the levels %j are shown as %s', ([levels, expected]) => {
  const pieces = levels.map((level, at) => ({ level, name: 'abcd'[at] }))
  expect(
    inVisualOrder(pieces)
      .map(({ name }) => name)
      .join(''),
  ).toBe(expected)
})

const breakLines = async (text: string, maxWidth: number, direction: 'ltr' | 'rtl' = 'ltr') => {
  const typeface = await openTypeface('en', { regular: text, bold: '', mono: '' })
  const lines = typesetter(typeface, direction).lines(text, { style: 'regular', size: 10 }, maxWidth)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(maxWidth)
  return lines.map(({ runs }) => runs.map((run) => run.text))
}

test('lines break between words, and within a word that is too long', async () => {
  expect(await breakLines('Part numbers wrap', 70)).toEqual([['Part numbers'], ['wrap']])
  expect(await breakLines('GRM188R71C104KA01D', 60)).toEqual([['GRM188R71'], ['C104KA01D']])
  expect(await breakLines('one\ntwo', 60)).toEqual([['one'], ['two']])
  expect((await breakLines('電子部品の注文確認書', 60)).map((runs) => runs.join(''))).toEqual([
    '電子部品の注',
    '文確認書',
  ])
})

test('isolated text keeps its direction in right-to-left text', async () => {
  expect(await breakLines(`رقم ${isolateLtr('2531+')}`, 200, 'rtl')).toEqual([['2531+', 'رقم ']])
  expect(await breakLines('(المستودع B)', 200, 'rtl')).toEqual([['(', 'B', 'المستودع ', ')']])
})
