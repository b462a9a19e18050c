import { randomInt } from 'node:crypto'

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
