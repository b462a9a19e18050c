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

/** The source of a regular expression for the digits in `text` between which a point stands, or several points or commas; null without any. Any one
 * separator may be between them: `SMBJ5-1CA` is `SMBJ5.1CA`. The expression for `4..7` does not match `47`. */
export const toPointPattern = (text: string) =>
  [...text.matchAll(/\d+(?:(?:\.|[.,]{2,})\d+)+/g)]
    .map(([digits]) => digits.replaceAll(/[.,]+/g, '[^0-9A-Za-z]'))
    .join('.*') || null

const lacksPoints = (text: string, of: string) => {
  const pattern = toPointPattern(of)
  return pattern !== null && !new RegExp(pattern).test(text)
}

/** Compares the points of two numbers that are equal without separators: `SMAJ3.6A` and `SMAJ36A` are parts for other voltages. `added`: `requested` has
 * a point where `known` has none; `missing`: only `known` has one. In numbers without letters, points separate groups. */
export const comparePoints = (requested: string, known: string): 'same' | 'missing' | 'added' => {
  if (!/[A-Z]/i.test(known)) return 'same'
  if (lacksPoints(known, requested)) return 'added'
  return lacksPoints(requested, known) ? 'missing' : 'same'
}
