import { readCellKinds, splitCompany } from '../columns/cell-kinds.ts'
import { looksLikeDesignators } from '../columns/designators.ts'
import { readHeader } from '../columns/read-header.ts'
import { isPartNumberWord } from '../number-in-text.ts'
import { isPackageBeside, isValueWord } from '../size-codes.ts'
import { bullet, count, gap, pieceUnit, withAmbiguousComma } from './line-patterns.ts'
import { packedNumber, packingCode } from './packing-codes.ts'
import type { Rows } from './read-sheets.ts'

const [maxLines, maxLineChars, maxUncountedChars] = [2_500, 300, 80]

const unit = String.raw`${pieceUnit}(?![\p{L}\p{N}])`
const pieces = `(?<count>${count})`
/** Beside a count, `,653` is a packing code. */
const number = String.raw`(?<number>[^\s,;|"()*×]{3,60}?(?:,(?:${packingCode}|\d{3}(?=\s|$)))?)`
const rest = String.raw`(?:[\s,;.]+(?<rest>.*))?$`

/** A part number with a count before or behind it; only a count with a sign, a unit or brackets stands beside further text. */
const forms = [
  String.raw`^${pieces}\s*(?:[x×*]\s*|${pieceUnit}(?:\s+(?:of\s+)?|(?<=\p{Script=Han})))(?<text>\S.*)$`,
  String.raw`^[([]\s?${pieces}\s?[x×]?\s?(?:${unit})?\s?[)\]]\s*(?<text>\S.*)$`,
  String.raw`^${pieces}\s+${number}$`,
  String.raw`^${number}${gap}(?:qty|quantity|quantité|anzahl|menge|数量)[\s.:=]*${pieces}${rest}`,
  String.raw`^${number}(?:${gap}|(?=[*×])|\s*(?=\*))[x×*]\s?${pieces}${rest}`,
  String.raw`^${number}${gap}${pieces}\s?(?:[x×](?![\w.]|\s*\d)|${unit})${rest}`,
  String.raw`^${number}(?:${gap}|(?=[([]))[([]\s?(?:[x×]\s?${pieces}|${pieces}\s?(?:[x×]|${unit}))\s?[)\]]${rest}`,
  // A number alone in brackets may also be the number of pins.
  String.raw`^${number}(?:${gap})?(?<count>\(\d{1,7}\))$`,
  String.raw`^${number}${gap}${pieces}(?:\s*(?<rest>@.*))?$`,
  String.raw`^(?<text>\S.*?)[\s,;:]+(?:[x×*]\s?${pieces}|${pieces}\s?(?:[x×]|${unit}))$`,
].map((form) => new RegExp(form, 'iu'))

/** Quoting of mails, bullets, check boxes and numbers of items. */
const marks = new RegExp(String.raw`^(?:>\s*)*${bullet}(?<item>\d{1,3}(?:[.)]\s+|、\s*))?`)
/** `2 x 100 pcs`: only one of two counts can be the quantity. */
const furtherCount = new RegExp(
  String.raw`(?<![\w.-]|\d,)(?:(${count})\s?(?:[x×]\s|${unit})|[x×*]\s?(\d+)(?![\p{L}\d]))`,
  'giu',
)
const findCounts = (text: string) =>
  [...text.matchAll(furtherCount)].map(([, before, behind]) => before ?? behind ?? '')
const or = '(?:or|to|oder|bis|ou|o|à|или|до)'
const sign = '(?:[-–—~/]|または|或者?|至)'
/** `100 or` before the count, `(or 200)` behind it: which of them is the quantity, the buyer decides. */
const [otherBefore, otherBehind] = [
  new RegExp(String.raw`\s\d{1,7}(?:\s?${pieceUnit})?(?:\s${or}|\s?${sign})$`, 'iu'),
  new RegExp(String.raw`^[([]?\s?(?:(?:${or}|maybe)\s|${sign}\s?)\d{1,7}(?:\s?${pieceUnit})?\s?[)\]]?$`, 'iu'),
]
const hasOtherCount = (text: string, behind: string) => otherBefore.test(text.trim()) || otherBehind.test(behind)
const firstWord = new RegExp(String.raw`^([^\s,;]+(?:,${packingCode}(?![\w.]))?)[\s,;:–—-]*(.*)$`, 'u')

type Typed = { cells: string[]; isCounted: boolean; hasNumber: boolean }

const withRest = (cells: readonly string[], more: string) => (more === '' ? [...cells] : [...cells, more])

const isPartWord = (word: string) => readCellKinds(word).has('package') || isValueWord(word)

const sizedValue = /^(\S+)[\s,;]+(\d{4,5})[\s,;]+(\d{1,7})$/
/** The last number of `10k 0603 50` or `100nF 0402 16` may be a count or a rating: in brackets, it is unsure. */
const readSizedValue = (line: string): Typed | null => {
  const [, value = '', size = '', count = ''] = sizedValue.exec(line) ?? []
  return isPackageBeside(value, size)
    ? { cells: [`(${count})`, `${value} ${size}`], isCounted: true, hasNumber: false }
    : null
}

const readCounted = (line: string): Typed | null => {
  if (packedNumber.test(line)) return null
  for (const form of forms) {
    const found = form.exec(line)?.groups
    if (!found) continue
    const [text = '', behind = ''] = [found.number ?? found.text, found.rest]
    if (findCounts(`${text} ${behind}`).length > 0 || hasOtherCount(text, behind)) return null
    const { company, number: named } = splitCompany(text) ?? {}
    const [, first = '', others = ''] = firstWord.exec(text) ?? []
    const [word, more = ''] = found.number ? [found.number] : named ? [named, company] : [first, others]
    const hasNumber = isPartNumberWord(word)
    // A run of dashes leads to a count.
    const isLed = /\s[-–—]{2,}$/.test(text)
    if (!hasNumber && !isLed && !/^[\d([]/.test(line) && !text.split(/\s+/).some(isPartWord)) return null
    const counted = (found.count ?? '').trim()
    const whole = isPackageBeside(text, counted) ? `${text} ${counted}` : text
    const cells = hasNumber ? withRest([word], `${more} ${behind}`.trim()) : [`${whole} ${behind}`.trim()]
    const written = withAmbiguousComma(line, counted)
    return { cells: [written, ...cells], isCounted: true, hasNumber }
  }
  return null
}

const targetPrice =
  /(?<!\s)\s*[,;]?\s(@\s?(?:us\s?\$|[$€£¥]|usd|eur)?\s?\d[\d.,]*(?:\s?(?:usd|eur|[$€£¥]))?)(?:\s?(?:\/\s?)?(?:each|ea\.?|pcs?))?$/i
/** `25 LM358DR @ $0.22`: the target price in a cell of its own. */
const splitPrice = (line: string) => {
  const price = targetPrice.exec(line)
  return price ? { text: line.slice(0, price.index), price: price[1] ?? '' } : { text: line, price: '' }
}

const kilo = new RegExp(String.raw`(?<=[\s,;:])(\d{1,4})k(?=(\s?${pieceUnit})?$)`, 'iu')
/** `LM358DR, 2k` is likely a count, but `RC0603FR-0710KL, 10k` has a value. */
const readThousands = (line: string): Typed | null => {
  const [written = '', digits = '', unit] = kilo.exec(line) ?? []
  if (digits === '') return null
  const read = readCounted(line.replace(kilo, `${digits}000`))
  const [, number = '', ...more] = read?.cells ?? []
  if (!read?.hasNumber || number.toLowerCase().includes(written.toLowerCase())) return null
  return { ...read, cells: [unit === undefined ? `(${digits}000)` : `${digits}000`, number, ...more] }
}

/** `2 x 4` and `M3 x 10` are sizes. */
const countAtEnd = /(?<!(?:^|[\s)])(?:M\s?)?\d{1,3}(?:[.,]\d+)?(?:\s?mm)?)(?:\s|(?<=\)))[x×]\s?(\d{1,5})$/i

/** A part number whose count is missing or not clear, as in `TPS54331DR 2 reels` or `2 x 100 pcs LM358DR`. In a numbered list, each item is a part, and `x 3` at its end is the count. */
const readUncounted = (line: string, isItem: boolean): Typed | null => {
  if (line.length > maxUncountedChars) return null
  const counts = findCounts(line)
  const isUnclear = counts.length > 0
  const words = line.split(/\s+|[;,](?=\s)/).map((word) => word.replace(/[*×].*$|[,;:.]$/, ''))
  const numbers = words.filter(isPartNumberWord)
  const [first = ''] = numbers
  // `U1 x 1 LM358DR` begins with a designator.
  const isPlaced = /^[A-Z]{1,3}\d{1,3}$/.test(words[0] ?? '') && looksLikeDesignators(words[0] ?? '')
  if (first === '' || isPlaced || !(first === words[0] || isUnclear || isItem || /^\d/.test(line))) return null
  const more = line.replace(first, ' ').trim()
  const atEnd = isItem ? countAtEnd.exec(line)?.[1] : undefined
  // A count in brackets is unsure.
  const likely = counts.length === 1 && numbers.length === 1 ? (atEnd ?? `(${counts[0]?.replaceAll(/\D/g, '')})`) : ''
  // Which of several numbers it is, the buyer decides.
  const cells = numbers.length === 1 || first === words[0] ? withRest([likely, first], more) : ['', line]
  return { cells, isCounted: isUnclear, hasNumber: true }
}

const tableSigns = /\t|\S {2,}\S|[|;]/
/** `LM358DR;25`. */
const pairWithSemicolon = /^[^\s,;|]+\s*;\s*\d{1,7}$/
const hasHeader = (line: string) =>
  [/\s*[,;|\t]\s*/, /\s+/].some((sign) => {
    const cells = line.split(sign)
    return cells.length > 1 && cells.every((cell) => readHeader(cell) !== null)
  })

/** `Qty,Part,Where`, in which one name is unknown. */
const namesQuantity = (line: string) => {
  const headers = line.split(/\s*[,;|\t]\s*/).map(readHeader)
  const known = headers.filter((header) => header !== null)
  return headers.length > 2 && known.length > 1 && known.some(({ meanings }) => (meanings.quantity ?? 0) >= 0.9)
}

/** Lines without a count belong to the list only where they follow each other. */
const isBesideCounted = (typed: readonly (Typed | null)[], lines: readonly string[], at: number) => {
  const finds = (step: number) => {
    for (let i = at + step; i >= 0 && i < lines.length && lines[i] !== ''; i += step)
      if (typed[i]?.isCounted) return true
    return false
  }
  return finds(-1) || finds(1)
}

const [minCounted, minShare] = [2, 0.2]

/** Lines of part numbers with their counts, each written in another way, between the sentences of a mail. */
export const splitTyped = (lines: readonly string[]): { rows: Rows; counted: number } => {
  const none = { rows: [], counted: 0 }
  const filled = lines.filter((line) => line.trim() !== '')
  if (lines.length > maxLines || filled.some((line) => hasHeader(line.trim())) || namesQuantity(filled[0] ?? ''))
    return none
  const marked = lines.map((line) => line.normalize('NFKC').trim())
  const texts = marked.map((line) => line.replace(marks, ''))
  const isTable = filled.every((line) => line.includes(';'))
  const canRead = (text: string) =>
    text.length <= maxLineChars && (!tableSigns.test(text) || (!isTable && pairWithSemicolon.test(text)))
  const typed = texts.map((whole, at) => {
    if (!canRead(whole)) return null
    const { text, price } = splitPrice(whole)
    const isItem = marks.exec(marked[at] ?? '')?.groups?.item !== undefined
    const line = readSizedValue(text) ?? readCounted(text) ?? readThousands(text) ?? readUncounted(text, isItem)
    return line && price !== ''
      ? { ...line, cells: [...line.cells, ...['', ''].slice(line.cells.length - 1), price] }
      : line
  })
  const read = typed.map((each, at) => (each && (each.isCounted || isBesideCounted(typed, texts, at)) ? each : null))
  const [counted, understood] = [
    read.filter((each) => each?.isCounted && each.hasNumber).length,
    read.filter((each) => each?.hasNumber || each?.isCounted).length,
  ]
  const isList =
    counted > 0 && (understood === filled.length || (counted >= minCounted && counted >= filled.length * minShare))
  return isList ? { rows: read.map((each, at) => each?.cells ?? [texts[at] ?? '']), counted } : none
}
