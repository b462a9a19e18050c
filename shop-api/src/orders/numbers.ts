import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that looks like a digit or another letter. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** 50 random bits, so that order numbers cannot be guessed or counted: `PG-7K3M9-X2Q4T`. */
export const createOrderNo = () => `PG-${group()}-${group()}`

/** Luhn's check digit detects one wrong digit and nearly every swap of two neighbors. */
export const calculateLuhnDigit = (digits: string) => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** 11 random digits and a check digit. */
export const createSerialNo = () => {
  const digits = String(randomInt(10 ** 11)).padStart(11, '0')
  return digits + calculateLuhnDigit(digits)
}

/** Normalizes a typed order number: no dashes, digits for letters that look alike. */
export const normalizeOrderNumber = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
