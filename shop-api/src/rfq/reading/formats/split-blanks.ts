import { looksLikeDesignators } from '../columns/designators.ts'
import type { Rows } from './read-sheets.ts'
import { rule, splitFixedWidth } from './split-fixed-width.ts'

const maxBlocks = 5

/** The table may begin at each block of lines. */
const findBlocks = (lines: readonly string[]) =>
  lines
    .flatMap((line, at) => (line.trim() !== '' && (at === 0 || lines[at - 1]?.trim() === '') ? [at] : []))
    .slice(0, maxBlocks)

/** Without the readings that only lose lines above their block: parts, or anything where all lines below are read the same. */
export const splitBlocks = (lines: readonly string[]): Rows[] => {
  const read = findBlocks(lines).map((first) => ({ first, rows: splitFixedWidth(lines, first) }))
  const isPart = (row: Rows[number]) => row !== undefined && row.length > 1 && looksLikeDesignators(String(row[0]))
  return read.flatMap(({ first, rows }, at) => {
    const losesLines = read
      .slice(0, at)
      .some(
        (earlier) =>
          earlier.rows.slice(0, first).some(isPart) ||
          (rows.length === earlier.rows.length &&
            rows.every((row, line) => line < first || String(row) === String(earlier.rows[line]))),
      )
    return losesLines ? [] : [rows]
  })
}

/** In long lists, a few lines may lack cells at their end. */
const minEqualShare = (lineCount: number) => (lineCount >= 10 ? 0.8 : 1)

const isRegular = (rows: readonly string[][]) => {
  const filled = rows.filter(({ length }) => length > 1)
  return (
    filled.length > 0 &&
    filled.filter(({ length }) => length === filled[0]?.length).length >=
      filled.length * minEqualShare(filled.length) &&
    filled.length >= rows.filter(({ length }) => length > 0).length * 0.7
  )
}

/** `C1 - 300-24-527 - Capacitor`, whose cells may be empty. */
export const splitDashed = (lines: readonly string[]): string[][][] => {
  const rows = lines.map((line) =>
    rule.test(line)
      ? []
      : line
          .trim()
          .split(/(?<!\s)\s+[-–—](?=\s|$)/)
          .map((cell) => cell.trim()),
  )
  return isRegular(rows) ? [rows] : []
}

const minSlashed = 5

/** Lines such as `LM358DR 100`, or with several blanks between the cells. */
export const splitBlanks = (lines: readonly string[]): Rows[] => {
  const split = (sign: RegExp) => lines.map((line) => (rule.test(line) ? [] : line.trim().split(sign)))
  // Designators begin each line.
  const beginsWithDesignators = (rows: readonly string[][]) => {
    const filled = rows.filter(({ length }) => length > 0)
    return (
      filled.length >= 5 &&
      filled.filter(([first = '', second]) => second && looksLikeDesignators(first)).length >= filled.length * 0.8
    )
  }
  const [wide, narrow] = [split(/\s{2,}|\t/), split(/\s+/)]
  const slashed = split(/\s+\/\s+/)
  return [
    ...(isRegular(wide) || beginsWithDesignators(wide) ? [wide] : []),
    ...splitDashed(lines),
    ...(slashed.filter(({ length }) => length > 2).length >= minSlashed ? [slashed] : []),
    ...(isRegular(narrow) && narrow.some(({ length }) => length > 1 && length < 5) ? [narrow] : []),
  ]
}
