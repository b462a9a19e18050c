const numberIn = (text: string, prefix: string) => {
  const signs = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const letters = signs.length > 10 && signs.startsWith(prefix) ? signs.slice(prefix.length) : signs
  // As Crockford's base 32 reads what people write: its digits 0 and 1 for the letters that look alike.
  const digits = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(digits) ? `${prefix}-${digits.slice(0, 5)}-${digits.slice(5)}` : null
}

/** The number of an order, written in any way (`pg7k3m9x2q4t`), or its serial number, with any signs between the 12 digits;
 * null for what is neither. */
export const readOrderName = (text: string): string | null => {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : numberIn(text, 'PG')
}

/** The number of a request for a quote, written in any way. */
export const readRfqNo = (text: string): string | null => numberIn(text, 'Q')
