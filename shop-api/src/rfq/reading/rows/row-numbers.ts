import type { NamedColumn } from '../columns/name-columns.ts'
import { hasAnyKind, splitCompany, splitShop, withoutRemark } from '../columns/cell-kinds.ts'
import { looksLikeDesignators } from '../columns/designators.ts'
import { isKnownDistributor, isKnownManufacturer } from '../columns/manufacturers.ts'
import { maxCellChars, toCellText, toPlainText } from '../cell-text.ts'
import { findNumberInText, rounded, toLettersAndDigits } from '../number-in-text.ts'
import { beginsWithValue } from '../value-shapes.ts'
import { readShopLink } from './shop-link.ts'
import { findCompany, findTextNumbers } from './text-numbers.ts'
import { isKindAndValue, isWordsOrValue } from './stated-value.ts'
import type { TextSheet } from './text-sheet.ts'
import { isPlaceholder, isUnfitText } from './row-words.ts'

const meanings = ['manufacturer_part_number', 'distributor_part_number', 'internal_part_number'] as const
export type RowNumber = { meaning: (typeof meanings)[number]; number: string; company: string; column: number }

const separators = /[\n\r]+|\s+(?:or|oder|ou|или|または)\s+|\s+[/|]\s+|\s*[;；、]\s*/i

/** `RC0603FR-0710KL C25804`, which has a code of LCSC behind the number. */
const [beforeCode, lcscCode] = [/^(\S{5,}|\S+ \S{5,})\s+(C\d{4,8})$/, /^C\d{4,8}$/]

const looksWhole = (text: string) => hasAnyKind(text, 'partNumber', 'orderCode')

/** One cell may list several numbers. A comma separates them only where both sides look like numbers, because `PRTR5V0U2X,215` is one. */
const splitNumbers = (raw: string): string[] => {
  const parts = raw
    .split(separators)
    .map((part) => withoutRemark(toPlainText(part)))
    .filter((part) => part !== '' && !/^\(?(?:equiv|similar|compatible)/i.test(part))
  return parts.flatMap((part) => {
    const [, number = '', code = ''] = beforeCode.exec(part) ?? []
    if (looksWhole(number) && !hasAnyKind(code, 'package')) return [number, code]
    const pieces = part.split(/\s*[,，]\s+/)
    const areWhole = pieces.every((piece) => piece.length >= 5 && (looksWhole(piece) || splitCompany(piece) !== null))
    return pieces.length > 1 && areWhole ? pieces : [part]
  })
}

type Named = { number: string; company: string }

/** `Murata` above `GRM188R61E106MA73D` in the same cell is its manufacturer. */
const nameNumbers = (raw: string): Named[] => {
  const found: Named[] = []
  let company = ''
  const parts = splitNumbers(raw)
  for (const number of parts)
    if (parts.length > 1 && !/\d/.test(number) && isKnownManufacturer(number)) company = number
    else {
      found.push({ number, company })
      company = ''
    }
  return found.length > 0 ? found : parts.map((number) => ({ number, company: '' }))
}

/** The letters in `BZX 84C5V1` or `STM 32F103C8T6` begin the number; an unknown company has a longer name. */
const isCompanyBefore = (word: string) => /^\p{L}{5,}$/u.test(word) || isKnownManufacturer(word)

/** `12V→5V` and `N-MOS` behind a number; `SMAJ 5.0A` and `P6KE 15A` are whole numbers. */
const ratedNumber = /^(?=\S*\d)\S{6}/
const isRating = (word: string) => beginsWithValue(word) || /^[NP]-?(?:MOS|CH|FET)/.test(word)

const board = /\b(?:dev ?kit\w*|dev(?:elopment)? ?board|eval\w*|breakout|shield)\b|开发板|開發板/i

/** Only the number of a cell that also has a package, a rating or words, such as `TP4056 SOT-23-5` or `CSR8645 Module`; without a clear header, the word before may
 * be a company. Null if the words are all. The number of a board is not that of its chip. */
const withoutWords = (number: string, isNamed: boolean) => {
  if (board.test(number)) return number
  const words = number.split(/\s+/)
  const hasWords =
    beginsWithValue(number) ||
    (ratedNumber.test(words[0] ?? '') && words.slice(1).some(isRating)) ||
    (!isNamed && words.length === 2 && isCompanyBefore(words[0] ?? '')) ||
    (words.length > 1 && words.some((word) => /\p{Ll}{3}|\p{Script=Han}/u.test(word) || hasAnyKind(word, 'package')))
  return hasWords ? (findNumberInText(number)?.number ?? null) : number
}

const [minNamed, minClearlyNamed] = [0.3, 0.55]
const isNamedFrom = ({ header, meaning, confidence }: NamedColumn, min: number) =>
  confidence === 1 || (header !== null && (header.meanings[meaning] ?? 0) >= min)
export const isNamedNumber = (column: NamedColumn) => isNamedFrom(column, minNamed)

/** Numbers of lines and marks, such as `7` and `x`. */
const tooShort = /^\d{1,2}$|^\p{L}$/u

const isAlternate = ({ header }: NamedColumn) => Number(header?.isAlternate ?? false)

const describing: readonly NamedColumn['meaning'][] = ['designators', 'value', 'package', 'description']
const isDescribed = (columns: readonly NamedColumn[]) => columns.some(({ meaning }) => describing.includes(meaning))

/** `10.63mm` and `5×20mm` from a row whose cells are shifted. */
const length = /^\d+(?:[.,]\d+)?(?:\s?[x×*]\s?\d+(?:[.,]\d+)?)?\s?mm$/i
/** `LED (any color)`, `10k resistor`. */
const namesComponent = (text: string) => isKindAndValue(text) || (/[\s(]/.test(text) && hasAnyKind(text, 'component'))

/** A text that describes the part in place of a number; in a table of numbers and quantities only, each text without the name of a component is the
 * number. */
const isOtherText = (
  number: string,
  { meaning, confidence }: NamedColumn,
  columns: readonly NamedColumn[],
  row: readonly string[],
) => {
  if (confidence === 1 || !(isDescribed(columns) || namesComponent(number))) return false
  // `not on mouser`; some distributors have codes such as `ARDUINO UNO` and `PCB_Seed`.
  if (meaning === 'distributor_part_number')
    return (/^\D+\s\D+$/.test(number) && /\p{Ll}{3}/u.test(number)) || length.test(number)
  const designators = row[columns.find((column) => column.meaning === 'designators')?.at ?? -1] ?? ''
  return meaning === 'manufacturer_part_number' && isWordsOrValue(number, designators)
}

const besideNumbers: readonly NamedColumn['meaning'][] = ['distributor', 'note', 'ignored']
/** Where the cells of a row are shifted, so that a company is in the column of the numbers, the number is in the next cell. */
const findShiftedCell = (
  columns: readonly NamedColumn[],
  { at, meaning, confidence }: NamedColumn,
  texts: readonly string[],
) => {
  const [text, next] = [texts[at] ?? '', texts[at + 1] ?? '']
  const isCompany = isKnownDistributor(text) || (meaning === 'manufacturer_part_number' && isKnownManufacturer(text))
  const isFree = besideNumbers.includes(columns.find((column) => column.at === at + 1)?.meaning ?? 'ignored')
  return confidence < 1 && isCompany && isFree && /^[\w./+#-]*\d{3}[\w./+#-]*$/.test(next) ? at + 1 : at
}

/** A list of designators, or those of the row, written in two columns. */
const isName = (number: string, columns: readonly NamedColumn[], row: readonly string[]) =>
  (looksLikeDesignators(number) && /[,;]\s/.test(number)) ||
  ((looksLikeDesignators(number) || !/\d/.test(number)) &&
    columns.some(({ at, meaning }) => meaning === 'designators' && row[at] === number))

const readNumbersInColumn = (
  sheet: TextSheet,
  row: number,
  columns: readonly NamedColumn[],
  column: NamedColumn,
  meaning: RowNumber['meaning'],
): RowNumber[] => {
  const texts = sheet.row(row)
  const at = findShiftedCell(columns, column, texts)
  const [cell, text] = [sheet.cell(row, at), texts[at] ?? '']
  const raw = typeof cell === 'string' && cell.length <= maxCellChars ? cell : toCellText(text).text
  const isNamed = isNamedNumber(column)
  return nameNumbers(raw)
    .filter(
      ({ number }) =>
        (isNamed || /\d/.test(number)) &&
        // Below `Name` or without a header, only the contents say that a column has numbers.
        (isNamedFrom(column, minClearlyNamed) || !hasAnyKind(number, 'package')) &&
        !isPlaceholder(number) &&
        (column.confidence === 1 || !tooShort.test(number)) &&
        number !== '0' &&
        !rounded.test(number) &&
        !isUnfitText(number) &&
        !isOtherText(number, column, columns, texts) &&
        !isName(number, columns, texts) &&
        !hasAnyKind(number, 'url', 'money'),
    )
    .flatMap(({ number, company }, index): RowNumber[] => {
      if (index > 0 && meaning === 'manufacturer_part_number' && lcscCode.test(number))
        return [{ meaning: 'distributor_part_number', number, company: 'LCSC', column: column.at }]
      const named = meaning === 'manufacturer_part_number' ? splitCompany(number) : splitShop(number)
      const split = named ?? { number, company: company || findCompany(columns, texts, column) }
      const bare = withoutWords(split.number, isNamed)
      if (bare === null && !isNamed && isDescribed(columns)) return []
      return [{ meaning, ...split, number: bare ?? split.number, column: column.at }]
    })
}

/** The value and the description name the part. A remark, the name of a board with the part, or a link says less than the code that a
 * distributor has for it. */
const toRank = (
  { meaning, column }: RowNumber,
  columns: readonly NamedColumn[],
  texts: readonly string[],
  isFromLink: boolean,
) => {
  const [text, from] = [texts[column] ?? '', columns.find(({ at }) => at === column)?.meaning]
  const isAside = from === 'note' || (from !== meaning && board.test(text)) || isFromLink
  return meanings.indexOf(isAside && meaning === 'manufacturer_part_number' ? 'distributor_part_number' : meaning)
}

/** `595-TL072CDR` and `595-SN74LS00N` say what to buy where the values are `TL072CP` and `74LS00`. */
const hasOtherNumber = (code: string, number: string) => {
  const [, inCode] = /^\d{2,3}-(?=.*[A-Z])(?!.*-ND$)(.{5,})$/.exec(code) ?? []
  if (inCode === undefined) return false
  const [own, other] = [toLettersAndDigits(number), toLettersAndDigits(inCode)]
  return !other.startsWith(own) && !own.startsWith(other) && !own.endsWith(other)
}

export const readRowNumbers = (sheet: TextSheet, row: number, columns: readonly NamedColumn[]): RowNumber[] => {
  const found = meanings.flatMap((meaning) =>
    columns
      .filter((column) => column.meaning === meaning)
      .toSorted((a, b) => isAlternate(a) - isAlternate(b) || b.confidence - a.confidence || a.at - b.at)
      .flatMap((column) => readNumbersInColumn(sheet, row, columns, column, meaning)),
  )
  const texts = sheet.row(row)
  const readLink = (column: number) => readShopLink(sheet.cell(row, column))
  const codes = found.filter(({ meaning }) => meaning === 'distributor_part_number')
  const rank = (each: RowNumber) =>
    !found.includes(each) && codes.some(({ number }) => hasOtherNumber(number, each.number))
      ? meanings.indexOf('distributor_part_number')
      : toRank(each, columns, texts, readLink(each.column)?.number === each.number)
  const all = [...found, ...findTextNumbers(columns, texts, readLink, found)].toSorted((a, b) => rank(a) - rank(b))
  return all.filter(({ number }, at) => all.findIndex((other) => other.number === number) === at)
}
