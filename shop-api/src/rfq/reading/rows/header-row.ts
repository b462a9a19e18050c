import { pieceWords } from '@partgate/schema/piece-words.ts'
import { readCellKinds } from '../columns/cell-kinds.ts'
import { isCountText } from '../columns/profile-column.ts'
import { type Header, readHeader } from '../columns/read-header.ts'
import { isAlternateText } from './row-words.ts'
import type { TextSheet } from './text-sheet.ts'

export type NamedCell = { text: string; header: Header | null }
export type HeaderRow = { at: number; cells: NamedCell[]; likeness: number; known: number }

const dataKinds = ['integer', 'number', 'money', 'url', 'orderCode'] as const

export const isData = (text: string) => {
  const kinds = readCellKinds(text)
  return isCountText(text) || dataKinds.some((kind) => kinds.has(kind)) || (kinds.has('designators') && /\d/.test(text))
}

const pieces = new RegExp(String.raw`^[~≈<>]?\d[\d\s.,x×*+–-]*${pieceWords}$`, 'iu')

/** How much a row looks like a header: known words count for it, data against it. */
export const readHeaderRow = (row: readonly string[], at: number): HeaderRow => {
  // `2 pcs` is a count, and `2-5 pcs` none that is clear.
  const cells = row.map((text) => ({ text, header: isCountText(text) || pieces.test(text) ? null : readHeader(text) }))
  let [likeness, known] = [0, 0]
  const [meanings, seen] = [new Set<string>(), new Set<string>()]
  for (const { text, header } of cells) {
    if (text === '' || seen.has(text)) continue
    seen.add(text)
    const [best] = header ? Object.entries(header.meanings).toSorted((a, b) => b[1] - a[1]) : []
    if (best && best[1] >= 0.3) {
      known++
      likeness += meanings.has(best[0]) ? best[1] * 0.5 : best[1]
      meanings.add(best[0])
    } else likeness -= isData(text) ? 0.7 : text.length > 60 ? 0.6 : 0.15
  }
  return { at, cells, likeness, known }
}

export const filledCells = (row: readonly string[]) => row.filter((text) => text !== '').length

/** A row above that groups columns, such as the names of distributors, is put before their headers. */
export const withGroups = (
  row: HeaderRow,
  above: readonly string[] | undefined,
): { row: HeaderRow; isNamed: boolean } | null => {
  if (!above) return null
  const filled = above.filter((text) => text !== '')
  if (filled.length === 0 || filled.some((text) => text.length > 30 || isData(text))) return null
  if (filled.length === 1 && above[0] !== '' && above[0] !== undefined) return null
  let group = ''
  const cells = Array.from({ length: Math.max(row.cells.length, above.length) }, (_, at) => {
    const own = row.cells[at]?.text ?? ''
    group = above[at] === undefined || above[at] === '' ? group : above[at]
    const text = own === '' ? (above[at] ?? '') : `${group} ${own}`.trim()
    return { text, header: readHeader(text) ?? readHeader(own) }
  })
  const isNamed = filled.every(
    (text) =>
      readHeader(text) !== null || readCellKinds(text).has('distributor') || readCellKinds(text).has('manufacturer'),
  )
  return { row: { ...row, cells }, isNamed }
}

const fold = ({ text }: NamedCell) => text.toLowerCase().replaceAll(/\s+/g, '')

const isEqual = (a: readonly NamedCell[], b: readonly NamedCell[], minShare: number) => {
  const filled = b.filter(({ text }) => text !== '')
  const equal = b.filter((cell, at) => cell.text !== '' && a[at] && fold(a[at]) === fold(cell)).length
  return filled.length >= 2 && equal >= Math.max(1, filled.length * minShare)
}

export const sameHeader = (a: readonly NamedCell[], b: readonly NamedCell[]) => isEqual(a, b, 0.7)
/** The header of another table of the same list, such as `Item` for `Ref`. */
export const isKinHeader = (a: HeaderRow, b: HeaderRow) =>
  isEqual(a.cells, b.cells, 0.5) && isOtherHeader(b, a.likeness)

/** `Qty (reels)` for `Qty (pcs)`, or another name of one column, where no cell is data. */
export const isNearlySameHeader = (a: HeaderRow, b: HeaderRow) =>
  b.cells.every(({ text, header }) => text === '' || header !== null || !isData(text)) && isEqual(a.cells, b.cells, 0.5)

/** A row of three names and more, most of what another header has, or nothing but names. */
export const isOtherHeader = ({ known, likeness, cells }: HeaderRow, than: number) =>
  known >= 3 &&
  likeness > (known === cells.filter(({ text }) => text !== '').length ? 1.5 : Math.max(1.5, than * 0.5)) &&
  cells.every(({ text }) => text === '' || !isData(text))

export const isPossibleHeader = ({ known, likeness, cells }: HeaderRow) => {
  const filled = cells.filter(({ text }) => text !== '')
  // `alternative` alone stands above an alternate.
  const isMark = filled.length === 1 && isAlternateText(filled[0]?.text ?? '')
  return (known >= 2 && likeness > 0.6) || (known === 1 && filled.length <= 2 && likeness > 0.5 && !isMark)
}

/** Below a blank row or a title and, as in Markdown, above an empty row. */
export const standsAlone = (sheet: TextSheet, { at, cells }: HeaderRow) =>
  cells.every(({ text }) => text === '' || !isData(text)) &&
  filledCells(sheet.row(at - 1)) < 2 &&
  filledCells(sheet.row(at + 1)) === 0 &&
  filledCells(sheet.row(at + 2)) > 1

export const beginsTable = (sheet: TextSheet, next: HeaderRow, above: HeaderRow) =>
  isOtherHeader(next, above.likeness) || (next.known >= 2 && standsAlone(sheet, next))
