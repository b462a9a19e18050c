import { toAsciiNumber, type DecimalSign, splitNumber } from './number-text.ts'
import type { Cell } from './formats/read-sheets.ts'

type Price = { price: string | null } | { problem: 'bad_price' }

const bad: Price = { problem: 'bad_price' }
const dollars = /^@?\s*(us\s*\$|usd|\$|(?<=@\s*))\s*|\s*(us\s*\$|usd|\$)$/gi

/** Plain digits, without errors of binary fractions. */
const plainDigits = (price: number) => (price >= 1e-6 && price < 1e10 ? price.toPrecision(12) : '')

const toPrice = (whole: string, fraction: string): Price => {
  const [digits, decimals] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')]
  if (digits.length > 9 || decimals.length > 5 || !/[1-9]/.test(digits + decimals)) return bad
  return { price: decimals === '' ? digits : `${digits}.${decimals}` }
}

/** USD with at most five decimals, `0.0187`; no other currency is taken for dollars. Null where the cell is empty. */
export const readPrice = (cell: Cell | undefined, text: string, sign: DecimalSign | null): Price => {
  if (text === '') return { price: null }
  const ascii =
    typeof cell === 'number' ? plainDigits(cell) : toAsciiNumber(text.normalize('NFKC').replaceAll(dollars, ''))
  const number = splitNumber(ascii, typeof cell === 'number' ? '.' : sign)
  return number ? toPrice(number.whole, number.fraction) : bad
}
