const ignored = new Set(' -/.,_+#()')

/** What of a part number counts when comparing: the database's generated column `parts.mpn_norm` does the same. */
export const normalisePartNumber = (text: string) =>
  [...text]
    .filter((char) => !ignored.has(char))
    .join('')
    .toUpperCase()

export type Range = [start: number, end: number]

/** Where `normalised` stands in `text`, in UTF-16 units, with the dashes and the like between its ends. */
export const rangeOf = (text: string, normalised: string): Range | null => {
  const positions = text.split('').flatMap((char, index) => (ignored.has(char) ? [] : [index]))
  const at = normalisePartNumber(text).indexOf(normalised)
  const start = positions[at]
  const last = positions[at + normalised.length - 1]
  return normalised === '' || start === undefined || last === undefined ? null : [start, last + 1]
}
