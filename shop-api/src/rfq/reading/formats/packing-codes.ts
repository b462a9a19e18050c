import { isCountText } from '../columns/profile-column.ts'
import { readHeader } from '../columns/read-header.ts'
import type { Rows } from './read-sheets.ts'

/** Nexperia's codes of packings, after the part number and a comma, as in `BC847B,215`. */
export const packingCode = String.raw`(?:115|118|125|135|215|235|315)`
const number = String.raw`(?=[^\s,]*\d)(?=[^\s,]*[A-Za-z])[A-Za-z0-9][^\s,;|"]{2,59}`
/** A part number with its packing code. */
export const packedNumber = new RegExp(`^${number},${packingCode}$`)

const toTexts = (row: Rows[number]) => (row ?? []).map((cell) => String(cell ?? ''))
const findCode = (texts: readonly string[]) =>
  texts.findIndex((text, at) => at > 0 && packedNumber.test(`${texts[at - 1]},${text}`))

const isHeader = (texts: readonly string[]) => texts.filter((text) => readHeader(text.trim()) !== null).length > 1

/** How many cells the header has (0 without one), and the rows without a code. */
const findWidths = (rows: readonly string[][]) => {
  const plain = rows.filter((texts) => texts.length > 1 && findCode(texts) < 0)
  return { header: rows.find(isHeader)?.length ?? 0, plain: new Set(plain.map(({ length }) => length)) }
}

const pair = /^[^\s,;|"]{3,60},\s*\d{1,7}$/
/** Where other lines are a part number and a count, and there is no header, a code may be a count too. In brackets it is read as an unsure one. */
export const bracketCodes = (lines: readonly string[]): readonly string[] => {
  const mayBeCount =
    lines.some((line) => pair.test(line.trim()) && !packedNumber.test(line.trim())) &&
    !lines.some((line) => isHeader(line.split(',')))
  return mayBeCount
    ? lines.map((line) => (packedNumber.test(line.trim()) ? line.trim().replace(/\d+$/, '($&)') : line))
    : lines
}

/**
 * Joins a code that a comma has split off to its part number: in a row of these two cells without a header, or with more cells than
 * the header or the other rows, if a count follows. If none does, or rows without a code have as many cells, the code may be a
 * count, so it is put in brackets.
 */
export const joinPackingCodes = (rows: Rows, hasQuotes: boolean): Rows => {
  const texts = rows.map(toTexts)
  const { header, plain } = findWidths(texts.filter((row) => row.some((text) => text !== '')))
  return rows.map((row, at) => {
    const cells = texts[at] ?? []
    const found = findCode(cells)
    if (!row || found < 0) return row
    const isPair = header === 0 && !hasQuotes && cells.length === 2
    const hasFurtherCell = header > 0 ? cells.length === header + 1 : cells.length > Math.max(...plain, 2)
    if (!isPair && !hasFurtherCell) return row
    const hasCountBehind = cells.slice(found + 1).some((text) => isCountText(text.trim()))
    if (!isPair && (!hasCountBehind || plain.has(cells.length))) return row.with(found, `(${cells[found]})`)
    return [...row.slice(0, found - 1), `${cells[found - 1]},${cells[found]}`, ...row.slice(found + 1)]
  })
}
