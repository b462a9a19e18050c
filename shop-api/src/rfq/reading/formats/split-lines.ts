import { looksLikeDesignators } from '../columns/designators.ts'
import { readCellKinds } from '../columns/cell-kinds.ts'
import { isPackageBeside } from '../size-codes.ts'
import { bullet, bulletOfCount, count, gap, pieceUnit, withAmbiguousComma } from './line-patterns.ts'
import { packedNumber, packingCode } from './packing-codes.ts'
import type { Rows } from './read-sheets.ts'
import { rule } from './split-fixed-width.ts'

const [maxLines, maxEntryChars, maxLineChars] = [2_500, 100, 1_000]

const entryNumber = String.raw`"?([^\s,;|"]{3,60}?)"?`
/** In `BAT54S,215 100`, `,215` belongs to the part number, because a count follows. */
const entryPackingNumber = String.raw`"?([^\s,;|"]{3,60}?,\d{3})"?`
const entryCount = String.raw`"?((?:[x×]\s?)?(?:${count})(?:\s?(?:[x×]|${pieceUnit}))?)"?`
const entry = new RegExp(`^${entryNumber}(?:${gap}${entryCount})?$`, 'i')
const packingEntry = new RegExp(`^${entryPackingNumber}${gap}${entryCount}$`, 'i')
const countedEntry = new RegExp(String.raw`^${entryCount}${gap}"?([^\s,;|"]{3,60}?(?:,${packingCode})?)"?$`, 'i')

/** Lines that people type: a part number with its count, separated differently in each line. */
export const splitEntries = (lines: readonly string[]): Rows => {
  const rows: string[][] = []
  if (lines.length > maxLines || lines.some(({ length }) => length > maxEntryChars)) return []
  const toRow = (line: string, number: string, written: string) => [
    isPackageBeside(number, written) ? `${number} ${written}` : number,
    withAmbiguousComma(line, written.replaceAll(/[^\d.,]/g, '').replace(/\.$/, '')),
  ]
  for (const line of lines.map((each) => each.normalize('NFKC').trim())) {
    const [, first, behind = ''] = packedNumber.test(line)
      ? [line, line]
      : (packingEntry.exec(line) ?? entry.exec(line) ?? [])
    const [, countBefore, number] = countedEntry.exec(line) ?? []
    if (line === '') rows.push([])
    else if (number !== undefined && countBefore !== undefined && /[a-z]/i.test(number) && !/^[x×]?\d+$/i.test(number))
      rows.push(toRow(line, number, countBefore))
    else if (first !== undefined) rows.push(toRow(line, first, behind))
    else return []
  }
  return rows.some(([, written]) => written) ? rows : []
}

type ReadLine = (line: string) => string[] | null

const leadingBullet = new RegExp(`^${bullet}`)
const price = String.raw`[^\s\d]{0,4}\s?[\d.,]+\s?(?:\p{L}{1,4}|[$€£¥])?(?:\s?(?:\/\s?)?(?:each|ea\.?|pcs?))?`
const countedText = new RegExp(
  // `4 @ 10k resistor`, but not `4 @ 0.15 USD`.
  String.raw`^${bulletOfCount}(\d{1,4})\s*(?:[x×]\s+|[x×](?=\p{L})|@\s+(?!${price}$)|${pieceUnit}\s+(?:of\s+)?)(?!\d+\s?(?:[x×]\s|${pieceUnit}(?![\p{L}\p{N}])))(\S.*)$`,
  'iu',
)
const bracketedText = new RegExp(String.raw`^${bulletOfCount}[([]\s?(\d{1,4})\s?[x×]?\s?[)\]]\s*(\S.*)$`, 'iu')
const timesSign = new RegExp(String.raw`^${bulletOfCount}\d{1,4}\s*[x×]`, 'iu')
const namedText = /^([A-Z]{1,3}\d{1,3})\s*=\s*(\S.*)$/
/** `2x 10k resistor`, `1x C2 = 47pF ceramic`. */
const readCounted: ReadLine = (line) => {
  const [, count, whole] = countedText.exec(line) ?? bracketedText.exec(line) ?? []
  if (count === undefined || whole === undefined) return null
  const [, name, text = whole] = namedText.exec(whole) ?? []
  return [timesSign.test(line) ? `${count}x` : count, text, ...(name === undefined ? [] : [name])]
}

const twoTexts = /^([^:=\t]{1,200}?)(?:\s*[:=]\s*|(?<!\s)\s+[-–—]\s+)(\S.*)$/
/** Designators and description, whichever comes first in the line. */
const readWithDesignators: ReadLine = (line) => {
  const [, names = '', text = ''] = twoTexts.exec(line.replace(leadingBullet, '')) ?? []
  // `REN: 0603 390 ohm`.
  if (/^[A-Z]{2,4}$/.test(names) && readCellKinds(text).has('value')) return [names, text]
  const isList = looksLikeDesignators(text)
  if (isList && names !== '' && !looksLikeDesignators(names)) return [text, names]
  // `R1 - R4 10k` has a range.
  return looksLikeDesignators(names) && !looksLikeDesignators(text.split(/[\s:,]/)[0] ?? '') ? [names, text] : null
}

const readBehindDesignators: ReadLine = (marked) => {
  const line = marked.replace(leadingBullet, '')
  if (/\t|\s{2}/.test(line)) return null
  const words = line.split(/(?<![,;&-])\s+(?![&-])/)
  const letters = /^[A-Z]+/.exec(line)?.[0] ?? ''
  const first = words.findIndex((word) => !looksLikeDesignators(word) || !word.startsWith(letters))
  // `R1, R2 (2) 10k`.
  const end = first > 0 && /^\(\d{1,3}\)$/.test(words[first] ?? '') ? first + 1 : first
  return end > 0 ? [words.slice(0, end).join(' '), words.slice(end).join(' ')] : null
}

const countBehind = new RegExp(
  String.raw`^${bulletOfCount}(\S.*?)(?:(?<![\s,;:])[\s,;:]+[([]?|(?<!\s)\s*[([])(?:[x×*]\s?(\d{1,5})|(\d{1,5})\s?(?:[x×]|${pieceUnit})|(?:qty|quantity|quantité|anzahl|menge|数量)[\s.:=]*(\d{1,5}))\s?[)\]]?\.?$`,
  'iu',
)
/** `M3 x 10` and `1 x 4` are sizes. */
const isSize = (text: string) => /(?:^|\s)(?:M\s?)?\d{1,2}(?:[.,]\d+)?(?:\s?mm)?$/i.test(text)
const readCountBehind: ReadLine = (line) => {
  const [, text = '', times, pieces, named] = countBehind.exec(line) ?? []
  if (text === '' || (times !== undefined && isSize(text))) return null
  return [times ?? pieces ?? named ?? '', text.replace(/[\s,;:–—-]+$/, '')]
}

const maxTypedChars = 300
const countBeforeNames = new RegExp(
  String.raw`^${bulletOfCount}(\S.*?)(?<!\s)\s*[x×]\s?(\d{1,4})\s*[(（]([A-Z][A-Za-z]{0,4}\d{1,4}(?:[\s,;/~〜-].{0,200})?)[)）]$`,
  'u',
)
/** `100nF ×2 (C1, C4)`. */
const readBeforeDesignators: ReadLine = (line) => {
  const canHaveNames = line.length <= maxTypedChars && /[)）]$/.test(line)
  const [, text = '', count = '', names = ''] = canHaveNames ? (countBeforeNames.exec(line) ?? []) : []
  return text === '' || isSize(text) ? null : [names, count, text]
}

const colonText = new RegExp(
  String.raw`^${bulletOfCount}(\S.*?)(?<!\s)\s*[:：]\s*(\d{1,4})\s?[x×](?=\s*(?:[,;:(*]|$))`,
  'iu',
)
/** `- 100n : 15x (ceramic)`. */
const readBehindColon: ReadLine = (line) => {
  const [, text = '', count = ''] = line.length > maxTypedChars ? [] : (colonText.exec(line) ?? [])
  return text === '' || looksLikeDesignators(text) ? null : [count, text]
}

const dottedText = /^(\S.*?)(?<![\s.])\s*\.{4,}\s*(\d{1,5})(?:\s*\.{4,}\s*\S.*)?$/
/** `74HC595 - DIP ........ 032`. */
const readDotted: ReadLine = (line) => {
  const [, text = '', count = ''] = line.length > maxTypedChars ? [] : (dottedText.exec(line) ?? [])
  return text === '' ? null : [count, text]
}

const plainCount = new RegExp(String.raw`^${bulletOfCount}(\d{1,4})\s((?!\s)\S.*)$`, 'u')
const units =
  /^(?:[pnuµμmkMG]?(?:F|H|Hz|A|V|W|R|Ω|ohms?)|[kMR]|meg|mm|cm|m|in|inch|ft|awg|pin|way|port|bit|ch|%|°C?|x|×|[-–/+*=.)].*)(?:[\s,./]|$)/
const readPlainCount: ReadLine = (line) => {
  const [, count = '', text = ''] = plainCount.exec(line) ?? []
  return count === '' || units.test(text) || /\t|\s{2}/.test(text) ? null : [count, text]
}

const looseCount = new RegExp(
  String.raw`^${bulletOfCount}(\S.*?)(?<!\s)\s*(?:[:=]\s*(\d{1,4})|[([](\d{1,4})[)\]])$`,
  'u',
)
/** `10k resistor (4)`, `10k resistor: 4`: likely a count, which brackets mark as unsure. */
const readLooseCount: ReadLine = (line) => {
  const [, text = '', named, inBrackets] = line.length > maxTypedChars ? [] : (looseCount.exec(line) ?? [])
  return text === '' || looksLikeDesignators(text) ? null : [`(${named ?? inBrackets})`, text]
}

const countedItem = new RegExp(
  String.raw`^\d{1,3}[.)]\s*(\S.{0,200}?)(?<!\s)(?:\t\s*|\s{2,})(\d{1,5})(?:\s?${pieceUnit})?$`,
  'iu',
)
/** `12. 1k resistor      2`. */
const readCountedItem: ReadLine = (line) => {
  const [, text = '', count = ''] = line.length > maxTypedChars ? [] : (countedItem.exec(line) ?? [])
  return text === '' ? null : [count, text]
}

const [minDescribed, minShare, minPlainShare] = [3, 0.5, 0.8]

/** Titles of a page, and indented lines about the item above. */
const continuation = /^(?:#{1,6}\s|\s{2,}\S)/
/** Splits each line that `read` understands into two cells and keeps the others whole; empty if too few are understood. */
const splitBy = (lines: readonly string[], read: ReadLine, share: number): Rows => {
  if (lines.length > maxLines || lines.some(({ length }) => length > maxLineChars)) return []
  const rows = lines.map((line) => read(line.trim()) ?? [line.trim()])
  const filled = lines.filter(
    (line, at) =>
      line.trim() !== '' &&
      !rule.test(line) &&
      !/[:：]\s*$/.test(line) &&
      !(continuation.test(line) && rows[at]?.length === 1),
  ).length
  const described = rows.filter(({ length }) => length > 1).length
  return described >= minDescribed && described >= filled * share ? rows : []
}

/** Lines such as `2x 100nF capacitor` or `R2, R4: 20K`. */
export const splitDescribed = (lines: readonly string[]): Rows => {
  for (const read of [readDotted, readBehindColon, readBeforeDesignators, readCounted, readWithDesignators]) {
    const rows = splitBy(lines, read, minShare)
    if (rows.length > 0) return rows
  }
  return []
}

const namesSeveral = (rows: Rows) =>
  rows.some((row) => (row?.length ?? 0) > 1 && /[A-Z]\d+\s?[,;&-]/.test(String(row?.[0])))

/** Lines such as `R1, R2 10k 0603`, which no delimiter separates. */
export const splitBehindDesignators = (lines: readonly string[]): Rows => {
  const checks = lines.filter((line) => /^\[[ xX]\]/.test(line)).length
  if (checks > lines.length / 2) return splitBy(lines, readBehindDesignators, minShare)
  const rows = splitBy(lines, readBehindDesignators, minPlainShare)
  return namesSeveral(rows) ? rows : []
}

/** Lines such as `100nF capacitor x 6` or `2 ultrasonic sensors`. Rows of a table can look the same, so the caller decides. */
export const splitPossiblyDescribed = (lines: readonly string[]): Rows[] =>
  [
    splitBy(lines, readCountBehind, minShare),
    splitBy(lines, readPlainCount, minPlainShare),
    splitBy(lines, readLooseCount, minPlainShare),
    splitBy(lines, readCountedItem, minPlainShare),
  ].filter((rows) => rows.length > 0)
