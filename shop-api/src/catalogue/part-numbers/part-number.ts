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
