import { parseCsv } from 'hucre/csv'
import { looksLikeDesignators } from '../columns/designators.ts'
import type { Rows } from './read-sheets.ts'

const namedDelimiter = /^\uFEFF?sep=(.)(\r\n|\r|\n)/i
const delimiters = [',', ';', '\t', '|'] as const
const sampleLines = 400
const [maxFixedLines, maxFixedChars] = [2_500, 1_000]

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

/** Delimiters with which the text may be a table, the most regular first. */
const likelyDelimiters = (lines: readonly string[]) =>
  delimiters
    .map((delimiter) => ({ delimiter, ...regularity(lines, delimiter) }))
    // Where most lines are titles or short, the first line shows the delimiter.
    .filter(({ times, share, first, delimiter }) => times >= 1 && (share >= 0.2 || (first >= 2 && delimiter !== ',')))
    .toSorted((a, b) => b.times * Math.min(b.count, 4) - a.times * Math.min(a.count, 4))
    .slice(0, 3)
    .map(({ delimiter }) => delimiter)

const parse = (text: string, delimiter: string): Rows => {
  const rows = parseCsv(text, { delimiter })
  if (delimiter !== '|') return rows
  // A Markdown table has a rule below its header.
  return rows.map((row) => (row.every((cell) => /^[\s:=+-]*$/.test(String(cell ?? ''))) ? [] : row))
}

const rule = /^[\s=_~+*-]*$/
const isWide = (sign: string) => /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/.test(sign)

/** Wide characters take two columns in lists of fixed width. */
const toPlaces = (line: string) =>
  [...line.replaceAll('\t', '        ')].flatMap((sign) => (isWide(sign) ? [sign, ''] : [sign]))

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
const splitFixedWidth = (lines: readonly string[], first: number): Rows => {
  const rows: string[][] = []
  const spaced = new Set(
    lines
      .slice(first)
      .filter((line) => line.length <= maxFixedChars && !rule.test(line) && /\S {2,}\S|\S\t/.test(line)),
  )
  if (spaced.size < 2) return []
  const starts = findStarts([...spaced].slice(0, maxFixedLines).map(toPlaces))
  for (const [at, line] of lines.entries()) {
    if (rule.test(line)) rows.push([])
    else if (at >= first && spaced.has(line)) rows.push(splitAt(toPlaces(line), starts))
    else rows.push([line.trim()])
  }
  return starts.length > 1 ? rows : []
}

const maxBlocks = 5

/** The table may begin at each block of lines. */
const findBlocks = (lines: readonly string[]) =>
  lines
    .flatMap((line, at) => (line.trim() !== '' && (at === 0 || lines[at - 1]?.trim() === '') ? [at] : []))
    .slice(0, maxBlocks)

/** In long lists, a few lines may lack cells at their end. */
const minEqualShare = (lineCount: number) => (lineCount >= 10 ? 0.8 : 1)

/** Lines such as `LM358DR 100`, or with several blanks between the cells. */
const splitBlanks = (lines: readonly string[]): Rows[] => {
  const isRegular = (rows: readonly string[][]) => {
    const filled = rows.filter(({ length }) => length > 1)
    return (
      filled.length > 0 &&
      filled.filter(({ length }) => length === filled[0]?.length).length >=
        filled.length * minEqualShare(filled.length) &&
      filled.length >= rows.filter(({ length }) => length > 0).length * 0.7
    )
  }
  const split = (sign: RegExp) => lines.map((line) => (rule.test(line) ? [] : line.trim().split(sign)))
  const [wide, narrow] = [split(/\s{2,}|\t/), split(/\s+/)]
  return [
    ...(isRegular(wide) ? [wide] : []),
    ...(isRegular(narrow) && narrow.some(({ length }) => length > 1 && length < 5) ? [narrow] : []),
  ]
}

const entryNumber = String.raw`"?([^\s,;|"]{3,60})"?`
const entryCount = String.raw`"?((?:[x×]\s?)?\d{1,3}(?:[,.]\d{3})+|(?:[x×]\s?)?\d{1,7}(?:\s?(?:[x×]|pcs?\.?))?)"?`
const entryGap = String.raw`(?:\s*[,;|\t]\s*|\s+)`
const entry = new RegExp(`^${entryNumber}(?:${entryGap}${entryCount})?$`, 'i')
const countedEntry = new RegExp(`^${entryCount}${entryGap}${entryNumber}$`, 'i')
const [maxEntries, maxEntryChars] = [2_500, 100]

/** Lines that people type: a part number with its count, separated differently in each line. */
const splitEntries = (lines: readonly string[]): Rows => {
  const rows: string[][] = []
  if (lines.length > maxEntries || lines.some(({ length }) => length > maxEntryChars)) return []
  const toRow = (number: string, count: string) => [number, count.replaceAll(/[^\d.,]/g, '')]
  for (const line of lines.map((each) => each.normalize('NFKC').trim())) {
    const [, first, count = ''] = entry.exec(line) ?? []
    const [, countBefore, number] = countedEntry.exec(line) ?? []
    if (line === '') rows.push([])
    else if (number !== undefined && countBefore !== undefined && /[a-z]/i.test(number) && !/^[x×]?\d+$/i.test(number))
      rows.push(toRow(number, countBefore))
    else if (first !== undefined) rows.push(toRow(first, count))
    else return []
  }
  return rows.some(([, count]) => count) ? rows : []
}

const countedText = /^[-*•]?\s*(\d{1,4})\s*[x×]\s+(\S.*)$/i
const referencedText = /^([^:=\t]{1,200}?)\s*[:=]\s*(\S.*)$/
const [minDescribed, minDescribedShare] = [3, 0.6]

/** Lines such as `2x 100nF capacitor` or `R2, R4: 20K`; the others are titles and notes. */
const splitDescribed = (lines: readonly string[]): Rows => {
  if (lines.length > maxEntries || lines.some(({ length }) => length > maxFixedChars)) return []
  const filled = lines.filter((line) => line.trim() !== '' && !rule.test(line)).length
  const split = (toCells: (line: string) => string[] | null): Rows => {
    const rows = lines.map((line) => toCells(line.trim()) ?? [line.trim()])
    const described = rows.filter(({ length }) => length > 1).length
    return described >= minDescribed && described >= filled * minDescribedShare ? rows : []
  }
  const toCounted = (line: string) => countedText.exec(line)?.slice(1) ?? null
  const toReferenced = (line: string) => {
    const [, names = '', text = ''] = referencedText.exec(line) ?? []
    return looksLikeDesignators(names) ? [names, text] : null
  }
  const counted = split(toCounted)
  return counted.length > 0 ? counted : split(toReferenced)
}

const isListOfQuotedLines = (lines: readonly string[]) =>
  lines.every((line) => /^".*"$/.test(line) && !/"\s*[,;\t]\s*"/.test(line))

/** The tables that a text may be, the most likely first. */
export const splitText = (text: string): Rows[] => {
  const [named, sign] = namedDelimiter.exec(text) ?? []
  if (named && sign) return [[[], ...parse(text.slice(named.length), sign)]]
  const lines = toLines(text.replace(/^\uFEFF/, ''))
  const filled = lines.slice(0, sampleLines).filter((line) => line.trim() !== '')
  // Some programs put each whole line between quotes.
  const plain =
    filled.length > 1 && isListOfQuotedLines(filled)
      ? lines.map((line) => line.slice(1, -1).replaceAll('""', '"'))
      : lines
  const likely = likelyDelimiters(plain.slice(0, sampleLines).filter((line) => line.trim() !== ''))
  const tables = likely.map((delimiter) => parse(plain.join('\n'), delimiter))
  const needsBlanks = !likely.some((delimiter) => delimiter !== ',')
  const blanks = needsBlanks
    ? [...findBlocks(plain).map((first) => splitFixedWidth(plain, first)), ...splitBlanks(plain)].filter(
        (rows) => rows.length > 0,
      )
    : []
  const described = splitDescribed(plain)
  if (described.length > 0) return [described]
  const entries = splitEntries(plain)
  const found = [...(entries.length > 0 ? [entries] : []), ...tables, ...blanks]
  return found.length > 0 ? found : [plain.map((line) => [line.trim()])]
}
