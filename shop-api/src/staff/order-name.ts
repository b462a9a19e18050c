const numberIn = (text: string, prefix: string) => {
  const signs = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const letters = signs.length > 10 && signs.startsWith(prefix) ? signs.slice(prefix.length) : signs
  // Crockford's base 32: digits 0 and 1 for letters that look alike.
  const digits = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(digits) ? `${prefix}-${digits.slice(0, 5)}-${digits.slice(5)}` : null
}

/** Accepts order numbers in any spelling (`pg7k3m9x2q4t`) and serial numbers with separators; null otherwise. */
export const readOrderName = (text: string): string | null => {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{12}$/.test(digits) ? digits : numberIn(text, 'PG')
}

export const readRfqNo = (text: string): string | null => numberIn(text, 'Q')
