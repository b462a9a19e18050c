const ignored = new Set(' -/.,_+#()')

/** Must match the generated column `parts.mpn_norm` of the database. */
export const normalizePartNumber = (text: string) =>
  [...text]
    .filter((char) => !ignored.has(char))
    .join('')
    .toUpperCase()

export type Range = [start: number, end: number]

/** The range of `normalized` in `text` in UTF-16 units, including separators between its ends. */
export const findRange = (text: string, normalized: string): Range | null => {
  const positions = text.split('').flatMap((char, index) => (ignored.has(char) ? [] : [index]))
  const at = normalizePartNumber(text).indexOf(normalized)
  const start = positions[at]
  const last = positions[at + normalized.length - 1]
  return normalized === '' || start === undefined || last === undefined ? null : [start, last + 1]
}

/** A regular expression for the decimal points of `text`; null without any. Another separator in place of the point is the same number. `4..7` is
 * no 47 either. */
export const listPoints = (text: string) =>
  [...text.matchAll(/\d+(?:(?:\.|[.,]{2,})\d+)+/g)]
    .map(([digits]) => digits.replaceAll(/[.,]+/g, '[^0-9A-Za-z]'))
    .join('.*') || null

const lacksPoints = (text: string, of: string) => {
  const points = listPoints(of)
  return points !== null && !new RegExp(points).test(text)
}

/** `SMAJ3.6A` and `SMAJ36A` differ in their point only, and are parts for other voltages. In numbers without letters, points separate groups. */
export const comparePoints = (written: string, number: string): 'same' | 'missing' | 'added' => {
  if (!/[A-Z]/i.test(number)) return 'same'
  if (lacksPoints(number, written)) return 'added'
  return lacksPoints(written, number) ? 'missing' : 'same'
}
