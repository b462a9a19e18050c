/** What a spreadsheet would run as a formula; the sign in front makes it a text. */
const formula = /^[=+\-@\t\r]/

/** A figure that a column is summed by: exact, with a point. */
export type Figure = { figure: string }
export type Cell = string | number | Figure | null

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF'

const quoted = /[",;\r\n]/

/** How spreadsheets of a language read a file that is opened by a double click: where decimals stand behind a comma, cells are parted by
 * semicolons. */
export const csvOf = (locale: string) => {
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(0.5)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  const separator = isComma ? ';' : ','
  const written = (figure: string) => (isComma ? figure.replace('.', ',') : figure)
  const textOf = (value: string) => {
    const safe = formula.test(value) ? `'${value}` : value
    return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const cell = (value: Cell) => {
    if (value === null) return ''
    if (typeof value === 'string') return textOf(value)
    return written(typeof value === 'number' ? String(value) : value.figure)
  }
  /** A line of a file by RFC 4180. */
  return (cells: readonly Cell[]): string => `${cells.map(cell).join(separator)}\r\n`
}
