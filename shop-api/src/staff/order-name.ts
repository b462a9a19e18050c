import { toCrockfordDigits } from '../random-number.ts'

const findNumber = (text: string, prefix: string) => {
  const signs = toCrockfordDigits(text)
  const digits = signs.length > 10 && signs.startsWith(prefix) ? signs.slice(prefix.length) : signs
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(digits) ? `${prefix}-${digits.slice(0, 5)}-${digits.slice(5)}` : null
}

/** Accepts order numbers in any spelling (`pg7k3m9x2q4t`) and serial numbers with separators; null otherwise. */
export const readOrderName = (text: string): string | null => {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : findNumber(text, 'PG')
}

export const readRfqNo = (text: string): string | null => findNumber(text, 'Q')
