import { expect, test } from 'vitest'
import { createCsvWriter } from './csv.ts'

const csvLine = createCsvWriter('en')

test('a line has commas between its cells and ends as spreadsheets expect', () => {
  expect(csvLine(['NE555P', 1000, null, '0.01870'])).toBe('NE555P,1000,,0.01870\r\n')
})

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csvLine(['Dual, 3–32 V', '0.1" pitch', 'two\nlines'])).toBe('"Dual, 3–32 V","0.1"" pitch","two\nlines"\r\n')
})

test.each(['de', 'fr', 'es', 'it', 'ru'])(
  'where decimals stand behind a comma (%s), semicolons part the cells',
  (locale) => {
    expect(createCsvWriter(locale)(['Dual, 3–32 V', 'a; b', 1.5, { figure: '0.01870' }, '4.7 µF'])).toBe(
      '"Dual, 3–32 V";"a; b";1,5;0,01870;4.7 µF\r\n',
    )
  },
)

test.each(['en', 'ja', 'zh-Hans', 'zh-Hant', 'ko', 'ar'])('in other languages (%s) commas separate cells', (locale) => {
  expect(createCsvWriter(locale)([1000, 1.5, { figure: '0.01870' }])).toBe('1000,1.5,0.01870\r\n')
})

const formulas = ['=1+1', '+49', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx', '＝HYPERLINK(A1)', '＋1', '－1', '＠SUM(1)']
const afterBlanks = [' =1+1', '\n=1+1', '\u200b=1', '\u00a0\ufeff＝1', '\u0000=1']

test.each([...formulas, ...afterBlanks])('%j is no longer a formula', (text) => {
  expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`)
})

test.each(['A=1', '1-2', '10 % @ 25 °C', ' NE555P'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`)
})

test('a negative number stays a number', () => {
  expect(csvLine([-40])).toBe('-40\r\n')
})
