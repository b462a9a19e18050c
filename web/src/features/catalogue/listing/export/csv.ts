/** What a spreadsheet would run as a formula; the sign in front makes it a text. */
const formula = /^[=+\-@\t\r]/

const cell = (value: string | number | null) => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export type Cell = string | number | null

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A line of a file by RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`
