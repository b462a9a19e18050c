import { looksLikeDesignators } from '../columns/designators.ts'
import { readHeader } from '../columns/read-header.ts'
import type { Rows } from './read-sheets.ts'

const [maxFixedLines, maxFixedChars] = [2_500, 1_000]
/** A line of `=`, `-` or other signs below a header. */
export const rule = /^[\s=_~+*-]*$/
const isWide = (sign: string) => /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/.test(sign)

const tabWidth = 8
const withoutTabs = (line: string) => {
  let shown = ''
  for (const sign of line) shown += sign === '\t' ? ' '.repeat(tabWidth - (shown.length % tabWidth)) : sign
  return shown
}

/** Wide characters take two columns in lists of fixed width. */
const toPlaces = (line: string) => [...withoutTabs(line)].flatMap((sign) => (isWide(sign) ? [sign, ''] : [sign]))

/** Columns where nearly all lines of a block are blank separate its columns; gaps of one blank count only where the header has one. */
const findStarts = (lines: readonly string[][]): number[] => {
  const [header = []] = lines
  const width = Math.max(...lines.map(({ length }) => length))
  const blanks = Array.from(
    { length: width },
    (_, at) => lines.filter((line) => (line[at] ?? ' ') === ' ').length / lines.length,
  )
  const starts: number[] = []
  for (let at = 0; at < width; at++) {
    const isText = (blanks[at] ?? 1) < 1
    const [before, earlier] = [at === 0 ? 1 : (blanks[at - 1] ?? 1), at < 2 ? 1 : (blanks[at - 2] ?? 1)]
    const isNamed = (header[at] ?? ' ') !== ' ' && (header[at - 1] ?? ' ') === ' '
    if (isText && before >= 0.99 && (earlier >= 0.97 || (isNamed && lines.length >= 3))) starts.push(at)
  }
  return starts
}

const splitAt = (line: readonly string[], starts: readonly number[]) =>
  starts.map((start, i) =>
    line
      .slice(i === 0 ? 0 : start, starts[i + 1])
      .join('')
      .trim(),
  )

/** Lines above `first` are titles, which have other columns. */
export const splitFixedWidth = (lines: readonly string[], first: number): Rows => {
  const rows: string[][] = []
  const spaced = new Set(
    lines
      .slice(first)
      .filter((line) => line.length <= maxFixedChars && !rule.test(line) && /\S {2,}\S|\S\t/.test(line)),
  )
  if (spaced.size < 2) return []
  const starts = findStarts([...spaced].slice(0, maxFixedLines).map(toPlaces))
  const [, second = 0] = starts
  // Long designators leave only one blank.
  const beginsWithDesignators = (line: string) =>
    line[second - 1] === ' ' && line[second] !== ' ' && looksLikeDesignators(line.slice(0, second).trim())
  const continuesDesignators = (line: string) =>
    starts.indexOf(withoutTabs(line).search(/\S/)) > 0 && looksLikeDesignators(line.trim())
  for (const [at, line] of lines.entries()) {
    if (rule.test(line)) rows.push([])
    else if (at >= first && (spaced.has(line) || beginsWithDesignators(line) || continuesDesignators(line)))
      rows.push(splitAt(toPlaces(line), starts))
    else rows.push([line.trim()])
  }
  return starts.length > 1 ? rows : []
}

const toWords = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
/** No column begins inside a word. */
export const keepsWords = (rows: Rows, lines: readonly string[]) =>
  rows.every((row, at) => !row?.length || toWords(row.join(' ')) === toWords(lines[at] ?? ''))

const [minNames, minBelow, maxHeaderCells] = [4, 3, 50]
const findChunks = (line: string) =>
  [...withoutTabs(line).matchAll(/\S+(?: \S+)*/g)].map((found) => ({ text: found[0], start: found.index }))

/** Cells of some lines are longer than their column: each cell belongs to the name in the header that begins nearest to it. Empty where `fixed`
 * keeps the names of the header apart, because then no cell is too long. */
export const splitBelowHeader = (lines: readonly string[], fixed: readonly Rows[]): Rows => {
  const headerAt = lines.findIndex((line) => {
    const chunks = line.length <= maxFixedChars ? findChunks(line) : []
    return chunks.length >= minNames && chunks.filter(({ text }) => readHeader(text) !== null).length >= minNames
  })
  const header = findChunks(lines[headerAt] ?? '')
  if (
    headerAt < 0 ||
    header.length > maxHeaderCells ||
    lines.length - headerAt <= minBelow ||
    lines.length > maxFixedLines ||
    fixed.some((rows) => header.every(({ text }, at) => rows[headerAt]?.[at] === text))
  )
    return []
  return lines.map((line, at) => {
    const chunks = findChunks(line.slice(0, maxFixedChars))
    if (rule.test(line)) return []
    const [first] = chunks
    const continuesDesignators = chunks.length === 1 && first && first.start > 0 && looksLikeDesignators(first.text)
    if (at < headerAt || (chunks.length < 2 && !continuesDesignators)) return [line.trim()]
    const cells = header.map(() => '')
    for (const { text, start } of chunks) {
      const distances = header.map((name) => Math.abs(name.start - start))
      const nearest = distances.indexOf(Math.min(...distances))
      cells[nearest] = `${cells[nearest]} ${text}`.trim()
    }
    return cells
  })
}
