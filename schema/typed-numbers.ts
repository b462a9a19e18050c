/** Normalizes a typed number: no dashes, digits for letters that look alike. */
export const toCrockfordDigits = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const readNumber = (text: string, prefix: 'PG' | 'Q') => {
  const signs = toCrockfordDigits(text)
  const digits = signs.length > 10 && signs.startsWith(prefix) ? signs.slice(prefix.length) : signs
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(digits) ? `${prefix}-${digits.slice(0, 5)}-${digits.slice(5)}` : null
}

/** The order number in any spelling, such as `pg7k3m9x2q4t`; null for another text. */
export const readOrderNo = (text: string) => readNumber(text, 'PG')
export const readRfqNo = (text: string) => readNumber(text, 'Q')
