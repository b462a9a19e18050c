import { pieceWords } from '@partgate/schema/piece-words.ts'
import { readQuantity } from '#i18n/read-quantity.ts'

export type PartLine = { partNumber: string; quantity: number | null }

const grouped = String.raw`\d{1,3}(?:([ ,.'’٬])\d{3}(?:\1\d{3})*)?|\d+`
const withUnit = new RegExp(String.raw`^(?:qty\.?:?\s*)?(${grouped})\s*${pieceWords}$`, 'iu')
const plainOrTimes = new RegExp(String.raw`^(?:[x×]\s?)?(${grouped})(?:\s?[x×])?$`, 'iu')

export const readPieces = (cell: string): number | null => {
  const text = cell.trim()
  const digits = (withUnit.exec(text) ?? plainOrTimes.exec(text))?.[1] ?? text
  return /^[0٠۰０]/.test(digits) ? null : readQuantity(digits) || null
}
const hasUnit = (text: string) => withUnit.test(text)

/** `10k`, `100nF`, `16V`, `4k7`: a value, which a size code may follow. */
const value =
  /^(?:\d+(?:[.,]\d+)?(?:[pnuµμmkMGR]?(?:F|H|Hz|Ω|ohms?|R|V|W)|\d{0,3}m?A|[pnuµμmkMGR]|%)|\d{1,3}[pnuµμmkr]\d{1,2})$/i
/** `74HC`, `2N`, `1N`, `2SC`: the beginning of a number, often followed by a blank. */
const series = /^\d{1,2}[a-z]{1,5}$/i
const digitsAlone = /^(?:[1-9]\d{3}|\d{5,}|\d+(?:-\d+)+)$/

const looksLikeNumber = (token: string) => {
  const signs = token.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (signs.length < 4 || !/\d/.test(signs) || value.test(token) || series.test(token)) return false
  return /\p{L}/u.test(signs) || digitsAlone.test(token)
}
const namesPart = (text: string) => text.split(' ').some(looksLikeNumber)

/** NXP and Nexperia ordering codes end in a comma and one of these: BC847B,215. */
const packingCode = /^(?:11[235678]|12[5678]|13[2345]|14[37]|165|185|203|215|235|315)(?!\d)/

/** The earliest split comes first, so that `1 000` stays one number. */
const splits = (line: string) =>
  [...line.matchAll(/\s*,\s*|\s+/g)].flatMap(({ 0: mark, index }) => {
    const [before, after] = [line.slice(0, index), line.slice(index + mark.length)]
    return before === '' || (mark === ',' && packingCode.test(after)) ? [] : [{ before, after }]
  })

const atEnd = (line: string): PartLine | null => {
  for (const { before, after } of splits(line)) {
    const quantity = readPieces(after)
    if (quantity !== null && (hasUnit(after) ? before.length > 1 : namesPart(before)))
      return { partNumber: before, quantity }
  }
  return null
}
/** `LM358DR,25,0.05`: a price or a note follows the quantity. */
const inCommas = (line: string): PartLine | null => {
  const [partNumber = '', amount = '', ...rest] = line.split(',').map((cell) => cell.trim())
  const quantity = rest.length > 0 && !packingCode.test(amount) ? readPieces(amount) : null
  return quantity !== null && namesPart(partNumber) ? { partNumber, quantity } : null
}

const firstPieces = (cells: string[]) => cells.map(readPieces).find((pieces) => pieces !== null) ?? null

const quoted = /^"((?:[^"]|"")+)"\s*(?:[,;\t]\s*(.*)|(\S.*))?$/
const tidy = (text: string) => text.replaceAll(/["']/g, '').trim().replaceAll(/\s+/g, ' ')

/** The last token is a quantity only where it is a whole number after a part number; quoted text is the part number. */
export const readPartLine = (text: string): PartLine => {
  const line = text.normalize('NFKC').replaceAll(/[،、]/g, ',').replaceAll('؛', ';').trim()
  const [, inQuotes, afterMark, afterBlank] = quoted.exec(line) ?? []
  if (inQuotes !== undefined)
    return { partNumber: tidy(inQuotes), quantity: firstPieces((afterMark ?? afterBlank ?? '').split(/[\t;]/)) }
  const [first = '', ...cells] = line.split(/[\t;]/)
  const partNumber = tidy(first)
  const quantity = firstPieces(cells)
  if (quantity !== null) return { partNumber, quantity }
  return atEnd(partNumber) ?? inCommas(partNumber) ?? { partNumber, quantity: null }
}

export const writePartLine = ({ partNumber, quantity }: PartLine) => {
  const pieces = quantity === null ? '' : `\t${quantity}`
  const alone = readPartLine(`${partNumber}${pieces}`)
  const isPlain = alone.partNumber === partNumber && alone.quantity === quantity
  return `${isPlain ? partNumber : `"${partNumber}"`}${pieces}`
}
