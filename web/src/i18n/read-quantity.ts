import { toAsciiDigits } from '@partgate/schema/digits.ts'
import { maxPieces } from '@partgate/schema/limits.ts'

const tidy = (text: string) => toAsciiDigits(text.normalize('NFKC')).trim()

/** Pairs before the last three digits are the Indian grouping. One mark throughout, so `1.5` is not 15. */
const grouped = /^\d{1,3}(?:([\s,.'’٬])\d{2,3}(?:\1\d{2,3})*)?$/

/** At most two decimals, after a point or a comma. */
export const readPercent = (text: string) => {
  const typed = tidy(text).replace(/[,٫]/, '.')
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : null
}

/** A whole number of any length. */
export const readWhole = (text: string) => {
  const typed = tidy(text)
  const digits = typed.replaceAll(/\D/g, '')
  const isWhole = typed === digits || (grouped.test(typed) && /(?:^|\D)\d{3}$/.test(typed))
  return isWhole && digits !== '' ? Number(digits) : null
}

export const readQuantity = (text: string) => {
  const whole = readWhole(text)
  return whole !== null && whole <= maxPieces ? whole : null
}
