import { readHeader } from '../columns/read-header.ts'
import type { Rows } from './read-sheets.ts'

/** Nexperia's codes of reels and tubes, which stand directly behind the number, as in `BC847B,215`. */
export const packingCode = String.raw`(?:115|118|125|135|215|235|315)`
const [code, number] = [new RegExp(`^${packingCode}$`), /^(?=\S*\d)(?=\S*[A-Za-z])[A-Za-z0-9][^\s,;|"]{2,59}$/]

const toTexts = (row: Rows[number]) => (row ?? []).map((cell) => String(cell ?? ''))
const findCode = (texts: readonly string[]) =>
  texts.findIndex((text, at) => at > 0 && code.test(text) && number.test(texts[at - 1] ?? ''))

/** The number of cells of a row without a code; null where only the codes themselves can tell it. */
const findWidth = (rows: readonly string[][]) => {
  const header = rows.find((texts) => texts.filter((text) => readHeader(text.trim()) !== null).length > 1)
  const plain = rows.filter((texts) => texts.length > 1 && findCode(texts) < 0)
  return { header: header?.length ?? 0, plain: Math.max(0, ...plain.map(({ length }) => length)) }
}

/** A comma separates cells and also the code from its number: a row with one cell too many, or of a number and a code only, has it in the number. */
export const joinPackingCodes = (rows: Rows, hasQuotes: boolean): Rows => {
  const texts = rows.map(toTexts)
  const width = findWidth(texts.filter((row) => row.some((text) => text !== '')))
  return rows.map((row, at) => {
    const cells = texts[at] ?? []
    const found = findCode(cells)
    if (!row || found < 0) return row
    const isPair = width.header === 0 && !hasQuotes && cells.length === 2
    const isExcess = width.header > 0 ? cells.length === width.header + 1 : cells.length > Math.max(width.plain, 2)
    if (!isPair && !isExcess) return row
    return [...row.slice(0, found - 1), `${cells[found - 1]},${cells[found]}`, ...row.slice(found + 1)]
  })
}
