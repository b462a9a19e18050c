import { parseCsv } from 'hucre/csv'
import { looksLikeDesignators, readDesignators } from '../columns/designators.ts'
import { isCountText } from '../columns/profile-column.ts'
import { readHeader } from '../columns/read-header.ts'
import { isPartNumberWord } from '../number-in-text.ts'
import { removeGroupMarks } from './group-marks.ts'
import { joinDesignators, joinSentences } from './join-cells.ts'
import { readMarkdownCells, readMarkdownLine } from './markdown-cells.ts'
import { bracketCodes, joinPackingCodes } from './packing-codes.ts'
import type { Rows } from './read-sheets.ts'
import { splitBlanks, splitBlocks, splitDashed } from './split-blanks.ts'
import { splitCountedCells } from './split-counted-cells.ts'
import { keepsWords, splitBelowHeader } from './split-fixed-width.ts'
import { splitBehindDesignators, splitDescribed, splitEntries, splitPossiblyDescribed } from './split-lines.ts'
import { splitPrinted } from './split-printed.ts'
import { splitTyped } from './split-typed.ts'

const namedDelimiter = /^\uFEFF?sep=(.)(\r\n|\r|\n)/i
const delimiters = [',', ';', '\t', '|'] as const
const [minColonShare, minAlignedShare] = [0.8, 0.6]
const sampleLines = 400

/** `\r\r\n`, which some programs write, is one line end. */
const toLines = (text: string) => text.split(/\r*\n|\r/)

/** Delimiters outside quotes, and whether a quoted cell goes on in the next line. A quote inside a plain cell, as in `26PS.1" GOLD`, is text. */
const scanLine = (line: string, delimiter: string, isOpen: boolean) => {
  let [count, isQuoted, isStart] = [0, isOpen, !isOpen]
  for (const sign of line) {
    if (sign === '"' && (isQuoted || isStart)) isQuoted = !isQuoted
    else if (sign === delimiter && !isQuoted) count++
    isStart = sign === delimiter || (isStart && sign === ' ')
  }
  return { count, isQuoted }
}

const maxRecordLines = 100

/** The last line of a record whose cell goes on below `at`, and the delimiters of its lines; null where the quote never closes. */
const countContinued = (lines: readonly string[], at: number, delimiter: string) => {
  let count = 0
  for (let end = at + 1; end < lines.length && end - at <= maxRecordLines; end++) {
    const next = scanLine(lines[end] ?? '', delimiter, true)
    count += next.count
    if (!next.isQuoted) return { end, count }
  }
  return null
}

/** Delimiters of each record: a cell may hold several lines. After a quote that never closes, quotes are text. */
const countPerRecord = (lines: readonly string[], delimiter: string): number[] => {
  const counts: number[] = []
  let canContinue = true
  for (let at = 0; at < lines.length; at++) {
    const first = scanLine(lines[at] ?? '', delimiter, false)
    const record = first.isQuoted && canContinue ? countContinued(lines, at, delimiter) : null
    if (first.isQuoted && !record) canContinue = false
    at = record?.end ?? at
    counts.push(first.count + (record?.count ?? 0))
  }
  return counts
}

/** The number of records that have the most common number of delimiters, that number, and the share of these records. */
const regularity = (lines: readonly string[], delimiter: string) => {
  const totals = new Map<number, number>()
  const records = countPerRecord(lines, delimiter)
  for (const count of records) if (count > 0) totals.set(count, (totals.get(count) ?? 0) + 1)
  const [count = 0, times = 0] = [...totals].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  return { count, times, share: times / Math.max(records.length, 1), first: records[0] ?? 0 }
}

const joinedNames = /(?<![A-Za-z\d])([A-Z]{1,4})\d{1,4}(?:\s?,\s?\1\d{1,4})+(?![A-Za-z\d])/g
const maxRegularShare = 0.6
/** In `33R  R7,R8,R21`, all commas join designators, of which each line has another number. */
const joinDesignatorsOnly = (lines: readonly string[], share: number) => {
  const withCommas = lines.filter((line) => line.includes(','))
  return share < maxRegularShare && withCommas.every((line) => !line.replaceAll(joinedNames, '').includes(','))
}

const minBarShare = 0.8
/** Nearly all lines with the delimiter are rows of a Markdown table, in which it is text. */
const isInsideBars = (lines: readonly string[], delimiter: string) => {
  const withDelimiter = lines.filter((line) => line.includes(delimiter))
  const barred = withDelimiter.filter((line) => /^\s*\|.*\|\s*$/.test(line))
  return delimiter !== '|' && barred.length > 0 && barred.length >= withDelimiter.length * minBarShare
}

/** Delimiters with which the text may be a table, the most regular first. Where tabs separate all lines, a comma belongs to a cell, and where semicolons do, one
 * that some lines do not have. */
const likelyDelimiters = (lines: readonly string[]) => {
  const found = delimiters.map((delimiter) => ({ delimiter, ...regularity(lines, delimiter) }))
  const separatesAll = (wanted: string) => found.some(({ delimiter, share }) => delimiter === wanted && share === 1)
  const isInCells = (share: number) =>
    separatesAll('\t') || (separatesAll(';') && share < 1) || joinDesignatorsOnly(lines, share)
  return (
    found
      .filter(({ delimiter, share }) => delimiter !== ',' || !isInCells(share))
      .filter(({ delimiter }) => !isInsideBars(lines, delimiter))
      // Where most lines are titles or short, the first line shows the delimiter.
      .filter(({ times, share, first, delimiter }) => times >= 1 && (share >= 0.2 || (first >= 2 && delimiter !== ',')))
      .toSorted((a, b) => b.times * Math.min(b.count, 4) - a.times * Math.min(a.count, 4))
      .slice(0, 3)
  )
}

/** Tabs that align the columns by eye, also those of the header, are one separator. Null for other texts, where two tabs enclose an empty cell. */
const alignTabs = (lines: readonly string[]): string | null => {
  const filled = lines.slice(0, sampleLines).filter((line) => line.trim() !== '')
  const header = filled.find((line) => /\S\t+\S/.test(line)) ?? ''
  if (!/\S\t{2,}\S/.test(header) || filled.filter((line) => /\t{2}/.test(line)).length < filled.length * 0.5)
    return null
  const joined = lines.map((line) => line.trim().replaceAll(/\t+/g, '\t'))
  const before = regularity(filled, '\t')
  const after = regularity(
    joined.slice(0, sampleLines).filter((line) => line !== ''),
    '\t',
  )
  return before.share < minAlignedShare && after.share > before.share ? joined.join('\n') : null
}

const [minNames, maxHeaderChars] = [3, 1_000]
const isHeader = (cells: Rows[number]) =>
  (cells?.filter((cell) => typeof cell === 'string' && readHeader(cell.trim()) !== null).length ?? 0) >= minNames
/** The header, if most rows have another number of tabs than it has, because tabs move their cells to the same places. */
const findTabStops = (lines: readonly string[]) => {
  const header = lines.find((line) => line.length <= maxHeaderChars && isHeader(line.split(/\t+|\s{2,}/)))
  if (header === undefined) return undefined
  return scanLine(header, '\t', false).count === regularity(lines, '\t').count ? undefined : header
}

/** gEDA separates cells by colons, which many other texts have. */
const findColon = (lines: readonly string[]) => {
  const filled = lines.slice(0, sampleLines).filter((line) => line.trim() !== '')
  const { count, share, first } = regularity(filled, ':')
  const named = filled[0]?.split(':').filter((text) => readHeader(text.trim()) !== null).length ?? 0
  return named >= 2 && count >= 2 && first === count && share >= minColonShare ? [':'] : []
}

/** The most common number of cells, of the rows with more than one. */
const findWidth = (rows: Rows) => {
  const wide = rows.map((row) => row?.length ?? 0).filter((length) => length > 1)
  const [most] = Map.groupBy(wide, (length) => length)
    .values()
    .toArray()
    .toSorted((a, b) => b.length - a.length)
  return most?.[0] ?? 0
}

const wideGap = /\S {4,}\S/
/** Some rows of a text with tabs have runs of blanks instead; two blanks may be part of a text such as `U3  to be defined`. */
const splitBlankRow = (row: Rows[number], width: number): Rows[number] => {
  const [only, ...others] = row ?? []
  const cells = others.length === 0 && typeof only === 'string' ? only.trim().split(/\s{2,}/) : []
  const isList = readDesignators(cells.join(' '))?.isSure === true
  const isCells = cells.length === width || (cells.length < width && wideGap.test(String(only)))
  return cells.length > 1 && isCells && looksLikeDesignators(cells[0] ?? '') && !isList ? cells : row
}

const parse = (text: string, delimiter: string): Rows => {
  const rows = parseCsv(text, { delimiter })
  const width = findWidth(rows)
  if (delimiter === '\t') return rows.map((row) => splitBlankRow(row, width))
  if (delimiter === ',') return joinSentences(joinDesignators(joinPackingCodes(rows, text.includes('"'))))
  if (delimiter !== '|') return rows
  return readMarkdownCells(rows).map((row) => (row?.every((cell) => /^[\s:=+-]*$/.test(String(cell ?? ''))) ? [] : row))
}

/** Three cells and more, of which the first one has the designators. */
const beginWithDesignators = (rows: readonly string[][]) => {
  const wide = rows.filter(({ length }) => length > 2)
  return wide.filter(([first = '']) => looksLikeDesignators(first)).length > wide.length / 2
}

const isListOfQuotedLines = (lines: readonly string[]) =>
  lines.every((line) => /^".*"$/.test(line) && !/"\s*[,;\t]\s*"/.test(line))

/** Lines whose count is found. */
const countSplit = (rows: Rows) => rows.filter((row) => (row?.filter((cell) => cell !== '').length ?? 0) > 1).length

/** Rows of a part number and a count; `1` before `000` is no count. */
const countCounted = (rows: Rows) =>
  rows.filter((row) => {
    const texts = (row ?? []).map((cell) => String(cell ?? '').trim())
    return (
      texts.some((text) => /^\S+$/.test(text) && isPartNumberWord(text)) &&
      texts.some((text, at) => isCountText(text) && !/^\d{3}$/.test(texts[at + 1] ?? ''))
    )
  }).length

/** Nearly all lines are a part number with a count. */
const isCountedList = (entries: Rows) => {
  const filled = entries.filter((row) => row?.length)
  return filled.length > 0 && filled.filter((row) => row?.[1]).length >= filled.length * 0.8
}

/** The tables that a text may be, the most likely first. */
export const splitText = (text: string): Rows[] => {
  const [named, sign] = namedDelimiter.exec(text) ?? []
  if (named && sign) return [[[], ...parse(text.slice(named.length), sign)]]
  const lines = removeGroupMarks(toLines(text.replace(/^\uFEFF/, ''))).map(readMarkdownLine)
  const filled = lines.slice(0, sampleLines).filter((line) => line.trim() !== '')
  // Some programs put each whole line between quotes.
  const plain = bracketCodes(
    filled.length > 1 && isListOfQuotedLines(filled)
      ? lines.map((line) => line.slice(1, -1).replaceAll('""', '"'))
      : lines,
  )
  const likely = likelyDelimiters(plain.slice(0, sampleLines).filter((line) => line.trim() !== ''))
  const colons = findColon(plain)
  const aligned = alignTabs(plain)
  const tables = [...likely.map(({ delimiter }) => delimiter), ...colons].map((delimiter) =>
    splitCountedCells(parse(delimiter === '\t' && aligned ? aligned : plain.join('\n'), delimiter)),
  )
  const tabStops = likely.some(({ delimiter }) => delimiter === '\t')
    ? findTabStops(plain.slice(0, sampleLines))
    : undefined
  const isTabStopped = tabStops !== undefined
  const needsBlanks = likely.every(({ delimiter }) => delimiter === ',' || (delimiter === '\t' && isTabStopped))
  const isDelimited = likely.some(({ delimiter, share, count }) => delimiter !== ',' && share >= 0.8 && count >= 2)
  const fixed = needsBlanks ? splitBlocks(plain) : []
  const isWhole = fixed.some((rows) => rows.some(isHeader) && keepsWords(rows, plain))
  const blanks = needsBlanks
    ? [...fixed, ...(isWhole ? [] : splitBlanks(plain)), splitBelowHeader(plain, fixed)].filter(
        (rows) => rows.length > 0 && (!isTabStopped || rows.some(isHeader)),
      )
    : []
  const printed = isDelimited ? [] : splitPrinted(plain)
  if (printed.length > 0) return [printed]
  const [described, entries] = [splitDescribed(plain), splitEntries(plain)]
  const typed = isDelimited ? { rows: [], counted: 0 } : splitTyped(plain)
  const others = [countSplit(described), countSplit(entries), ...tables.map(countCounted)]
  if (typed.counted > 0 && typed.counted >= Math.max(...others)) return [typed.rows]
  const dashed = isDelimited ? [] : splitDashed(plain).filter(beginWithDesignators)
  if (dashed.length > 0) return dashed
  if (described.length > 0 && colons.length === 0 && !isDelimited) return [described]
  if (isCountedList(entries)) return [entries]
  const behindDesignators = splitBehindDesignators(plain)
  if (behindDesignators.length > 0) return [behindDesignators]
  // Between two names, several tabs enclose no column.
  if (blanks.length > 0 && /\S\t{2,}\S/.test(tabStops ?? '')) return blanks
  const found = [...(entries.length > 0 ? [entries] : []), ...tables, ...splitPossiblyDescribed(plain), ...blanks]
  return found.length > 0 ? found : [plain.map((line) => [line.trim()])]
}
