import { getNumberSigns } from '@partgate/schema/number-signs.ts'

/**
 * A leading apostrophe stops spreadsheets from running the cell as a formula. They ignore invisible characters before it,
 * and take full-width signs for the usual ones.
 */
const formula = /^[\t\r\n]|^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u

/** Exact, with a point, so that spreadsheets can add the column up. */
type Figure = { figure: string }
export type Cell = string | number | Figure | null

/** Excel reads the file as UTF-8 only with this mark. */
export const byteOrderMark = '\uFEFF'

const quoted = /[",;\r\n]/

/** Spreadsheets expect semicolons where the comma is the decimal sign. */
export const createCsvWriter = (locale: string) => {
  const { decimal: decimalSign } = getNumberSigns(locale)
  const separator = decimalSign === ',' ? ';' : ','
  const toText = (value: string) => {
    const safe = formula.test(value) ? `'${value}` : value
    return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  const cell = (value: Cell) => {
    if (value === null) return ''
    if (typeof value === 'string') return toText(value)
    const figure = typeof value === 'number' ? String(value) : value.figure
    return figure.replace('.', decimalSign)
  }
  /** RFC 4180. */
  return (cells: readonly Cell[]): string => `${cells.map(cell).join(separator)}\r\n`
}
