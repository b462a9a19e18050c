import { describe, expect, test } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import { getNumberFormats } from './numbers.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('unit prices are rounded to five decimals, sums truncated to two', () => {
  const { unitPrice, total } = getNumberFormats('en')
  expect(unitPrice('0.0187')).toBe('0.01870')
  expect(unitPrice('1.123456')).toBe('1.12346')
  expect(total('1522.759')).toBe('1,522.75')
})

test('a decimal does not pass through a float', () => {
  expect(getNumberFormats('en').total('9007199254740993.25')).toBe('9,007,199,254,740,993.25')
})

test.each([
  ['en', '12,345'],
  ['de', '12.345'],
  ['fr', '12 345'],
  ['es', '12.345'],
  ['ar', '12,345'],
  ['ja', '12,345'],
])('in %s thousands are grouped', (locale, text) => {
  expect(plain(getNumberFormats(locale).integer(12_345))).toBe(text)
})

test('four digits are grouped too, in every language with Latin digits', () => {
  for (const { tag } of locales) expect(plain(getNumberFormats(tag).integer(1234))).toMatch(/^1[., ]234$/)
})

describe.each(locales)('in $name', ({ tag }) => {
  const numbers = getNumberFormats(tag)
  const values = [
    '0',
    '7',
    '0.5',
    '999.5',
    '999.999995',
    '1000',
    '-1234567.125',
    '0.000005',
    '0.00000499',
    '12.30',
    '99999999999.99',
  ]
  const places: [keyof typeof numbers, Intl.NumberFormatOptions][] = [
    ['integer', { maximumFractionDigits: 0 }],
    ['unitPrice', { minimumFractionDigits: 5, maximumFractionDigits: 5 }],
    ['total', { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' }],
    ['decimal', { maximumFractionDigits: 20 }],
  ]

  test.each(places)('%s writes as Intl does', (name, options) => {
    const write = numbers[name] as (value: string) => string
    const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'always', ...options })
    expect(values.map((value) => write(value))).toEqual(values.map((value) => format.format(value as `${number}`)))
  })
})

test('a stopped count shows that there are more', () => {
  expect(getNumberFormats('de').counted(10_000, true)).toMatch(/10\.000\+/)
  expect(getNumberFormats('de').counted(10_000, false)).toBe('10.000')
})

test('a measure keeps its decimals in the format of the language', () => {
  expect(getNumberFormats('en').decimal('0.036')).toBe('0.036')
  expect(getNumberFormats('de').decimal('0.036')).toBe('0,036')
  expect(getNumberFormats('en').decimal('1250')).toBe('1,250')
})

test.each([
  ['en', 'USD 0.49'],
  ['de', '0.49 USD'],
  ['ru', '0.49 USD'],
  ['ar', '0.49 USD'],
  ['ja', 'USD 0.49'],
])('in %s the currency stands where the language puts it', (locale, text) => {
  expect(getNumberFormats(locale).withCurrency('0.49', 'USD')).toBe(text)
})

test.each(['', 'x', '1.', '1e9', 'NaN'])('%j is no decimal and written as zero', (text) => {
  expect(getNumberFormats('en').total(text)).toBe('0.00')
})

test('the formats of a language are created once', () => expect(getNumberFormats('fr')).toBe(getNumberFormats('fr')))
