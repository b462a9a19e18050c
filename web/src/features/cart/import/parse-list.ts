import { readQuantity } from '#i18n/read-quantity.ts'

export type ListedLine = { partNumber: string; quantity: number | null }

const parseQuantity = (cell: string) =>
  readQuantity(
    cell
      .trim()
      .replace(/^[x×]\s*/i, '')
      .replace(/\s*(?:[x×]|pcs?\.?)$/i, ''),
  )

/** Tabs or semicolons as in a spreadsheet, else commas that group no digits, else spaces. */
const splitCells = (line: string): string[] => {
  for (const separator of ['\t', ';']) if (line.includes(separator)) return line.split(separator)
  const [first = '', ...rest] = line.split(',')
  if (rest.length > 0) {
    if (parseQuantity(rest.join(',')) !== null) return [first, rest.join(',')]
    const last = rest.at(-1) ?? ''
    const before = [first, ...rest.slice(0, -1)].join(',')
    return parseQuantity(before) === null ? [first, ...rest] : [before, last]
  }
  return line.split(/\s+/)
}

const parseLine = (line: string): ListedLine => {
  const cells = splitCells(line)
    .map((cell) => cell.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean)
  const lastAt = cells.findLastIndex((cell, at) => at > 0 && parseQuantity(cell) !== null)
  const at = lastAt === -1 && cells.length > 1 && parseQuantity(cells[0] ?? '') !== null ? 0 : lastAt
  const partNumber = cells.find((_, index) => index !== at) ?? ''
  return { partNumber, quantity: at === -1 ? null : parseQuantity(cells[at] ?? '') }
}

export const parseList = (text: string): ListedLine[] =>
  text
    .normalize('NFKC')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(parseLine)

/** Tables with column names are read by the shop. */
export const isHeadedTable = (text: string) => {
  const [first = '', second = ''] = text.trim().split(/[\r\n]+/)
  return /[\t;]/.test(first) && !/\d/.test(first) && second !== ''
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

export const listFile = (lines: readonly ListedLine[]) => {
  const rows = lines.map(({ partNumber, quantity }) => `${quoted(partNumber)},${quantity ?? ''}`)
  return new File([['Part number,QTY', ...rows].join('\r\n')], 'list.csv', { type: 'text/csv' })
}
