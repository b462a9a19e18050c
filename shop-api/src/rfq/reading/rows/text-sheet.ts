import { toCellText } from '../cell-text.ts'
import type { Cell, Separators, Sheet } from '../formats/read-sheets.ts'

/** A sheet whose cells become texts when they are read for the first time. */
export type TextSheet = {
  name: string
  isHidden: boolean
  /** The columns of one of several lists beside each other. */
  isBesideAnother: boolean
  separators: Separators
  length: number
  width: number
  row: (at: number) => readonly string[]
  cell: (at: number, column: number) => Cell | undefined
  /** The cell is longer than what was read of it. */
  isCut: (at: number, column: number) => boolean
  /** The text above in the same merged cells; null for a cell that is not merged. */
  mergedText: (at: number, column: number) => string | null
}

const none: readonly string[] = []
/** Lists of designators are longer than other texts. */
const maxTextChars = 4_000

export const toTextSheet = ({ name, isHidden, separators, rows, merges }: Sheet): TextSheet => {
  const texts: (readonly string[] | undefined)[] = []
  const cut = new Set<string>()
  const row = (at: number): readonly string[] => {
    const known = texts[at]
    if (known) return known
    const read = (rows[at] ?? []).map((cell, column) => {
      const { text, isCut } = toCellText(cell, maxTextChars)
      if (isCut) cut.add(`${at}:${column}`)
      return text
    })
    return (texts[at] = read.length === 0 ? none : read)
  }
  let width = 0
  let length = 0
  for (const [at, cells] of rows.entries()) {
    if (!cells?.some((cell) => cell !== null && cell !== '')) continue
    length = at + 1
    width = Math.max(width, cells.length)
  }
  return {
    name,
    isHidden,
    isBesideAnother: false,
    separators,
    length,
    width,
    row,
    cell: (at, column) => rows[at]?.[column],
    isCut: (at, column) => cut.has(`${at}:${column}`),
    mergedText: (at, column) => {
      const merge = merges.find(
        ({ startRow, endRow, startCol, endCol }) =>
          at > startRow && at <= endRow && column >= startCol && column <= endCol,
      )
      return merge ? (row(merge.startRow)[merge.startCol] ?? '') : null
    },
  }
}
