import { describe, expect, test } from 'vitest'
import { type DecimalSign, findDecimalSign } from './number-text.ts'
import { readPrice } from './read-price.ts'
import { readQuantity } from './read-quantity.ts'

const quantity = (text: string, sign: DecimalSign | null = '.') => {
  const read = readQuantity(text, text, sign)
  return 'qty' in read ? read.qty : read.problem
}
const price = (text: string, sign: DecimalSign | null = '.') => {
  const read = readPrice(text, text, sign)
  return 'price' in read ? read.price : read.problem
}

describe('a quantity is whole pieces, or ambiguous; it is never guessed', () => {
  test.for([
    ['500', 500],
    ['0500', 500],
    ['1,000', 1_000],
    ['1 000', 1_000],
    ["1'000", 1_000],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['500.00', 500],
    ['500,00', 500],
    ['1,000.00', 1_000],
    ['1.000,0', 1_000],
    ['500 pcs', 500],
    ['500PCS.', 500],
    ['1 000 шт', 1_000],
    ['100片', 100],
    ['5k', 5_000],
    ['１０００', 1_000],
    ['٥٠٠ قطعة', 500],
    ['999999999', 999_999_999],
  ] as const)('%s is %i', ([text, pieces]) => expect(quantity(text)).toBe(pieces))

  test.for(
    [
      '0',
      '-5',
      '+5',
      '1.5',
      '0.5',
      '1e3',
      '1 0',
      '12 34',
      '1,0000',
      '5 reels',
      '~500',
      '500-1000',
      '1/2',
      'NaN',
    ].concat([
      'Infinity',
      '0x10',
      '1000000000',
      '99999999999999999999',
      '=1+1',
      '1..000',
      '1,,000',
      'k',
      'pcs',
      '１．５',
      '½',
      '五',
    ]),
  )('%s is bad', (text) => expect(quantity(text)).toBe('bad_quantity'))

  test('an empty cell is no quantity', () => expect(quantity('')).toBe('no_quantity'))

  test.for([
    ['1.000', '.', 'bad_quantity'],
    ['1.000', ',', 1_000],
    ['1.000', null, 'bad_quantity'],
    ['1,000', ',', 'bad_quantity'],
    ['1,000', '.', 1_000],
    ['500,000', ',', 'bad_quantity'],
    ['0,500', '.', 'bad_quantity'],
  ] as const)('%s, where %s is the decimal sign, is %s', ([text, sign, read]) =>
    expect(quantity(text, sign)).toBe(read),
  )

  test.for([
    [1_000, 1_000],
    [1.5, 'bad_quantity'],
    [0, 'bad_quantity'],
    [-1, 'bad_quantity'],
    [1e9, 'bad_quantity'],
    [Number.NaN, 'bad_quantity'],
    [Number.POSITIVE_INFINITY, 'bad_quantity'],
    [true, 'bad_quantity'],
    [new Date(0), 'bad_quantity'],
  ] as const)("a spreadsheet's own %s is %s", ([cell, read]) => {
    const got = readQuantity(cell, String(cell), '.')
    expect('qty' in got ? got.qty : got.problem).toBe(read)
  })
})

describe('a price is in dollars with at most five decimals, or bad', () => {
  test.for([
    ['0.0187', '0.0187'],
    ['0,0187', '0.0187'],
    ['$0.05', '0.05'],
    ['US$ 1,234.50', '1234.5'],
    ['0.05 USD', '0.05'],
    ['12', '12'],
    ['00.10', '0.1'],
    ['', null],
    ['€0.05', 'bad_price'],
    ['0.05 EUR', 'bad_price'],
    ['¥3', 'bad_price'],
    ['0', 'bad_price'],
    ['-1', 'bad_price'],
    ['0.000001', 'bad_price'],
    ['1234567890', 'bad_price'],
    ['cheap', 'bad_price'],
  ] as const)('%s is %s', ([text, read]) => expect(price(text)).toBe(read))

  test('the list decides about thousands and decimal separators, and ambiguity is an error', () => {
    expect(price('1.250', '.')).toBe('1.25')
    expect(price('1.250', ',')).toBe('1250')
    expect(price('1.250', null)).toBe('bad_price')
  })

  test.for([
    [0.0187, '0.0187'],
    [0.1 + 0.2, '0.3'],
    [123_456_789.12, '123456789.12'],
    [1e-9, 'bad_price'],
    [1e12, 'bad_price'],
  ] as const)("a spreadsheet's own %d is %s", ([cell, read]) => {
    const got = readPrice(cell, String(cell), ',')
    expect('price' in got ? got.price : got.problem).toBe(read)
  })
})

test.for([
  [['0,0187', '1.000'], 'en', ','],
  [['0.05', '1,000'], 'de', '.'],
  [['1.234,50'], 'en', ','],
  [['1.000.000'], 'en', ','],
  [['1,000'], 'en', '.'],
  [['1,000'], 'de', ','],
  [['0,05', '0.05'], 'en', null],
  [['٠٫٠٥'], 'de', '.'],
] as const)('%j in a list of language %s has the decimal sign %s', ([texts, lang, sign]) =>
  expect(findDecimalSign(texts, lang)).toBe(sign),
)
