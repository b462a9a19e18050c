import type { NamedColumn } from '../columns/name-columns.ts'
import { readCellKinds, splitCompany, splitShop, withoutRemark } from '../columns/cell-kinds.ts'
import { isKnownManufacturer } from '../columns/manufacturers.ts'
import { maxCellChars, toCellText, toPlainText } from '../cell-text.ts'
import { findNumberAtStartOfNote, findNumberInText } from '../number-in-text.ts'
import { readShopLink } from './shop-link.ts'
import { beginsWithValue, isWordsOrValue } from './stated-value.ts'
import type { TextSheet } from './text-sheet.ts'
import { isPlaceholder, isUnfitText } from './row-words.ts'

const meanings = ['manufacturer_part_number', 'distributor_part_number', 'internal_part_number'] as const
export type RowNumber = { meaning: (typeof meanings)[number]; number: string; company: string; column: number }

const separators = /[\n\r]+|\s+(?:or|oder|ou|или|または)\s+|\s+[/|]\s+|\s*[;；、]\s*/i

const looksWhole = (text: string) => {
  const kinds = readCellKinds(text)
  return kinds.has('partNumber') || kinds.has('orderCode')
}

/** One cell may list several numbers. A comma separates them only where both sides look like numbers, because `PRTR5V0U2X,215` is one. */
const splitNumbers = (raw: string): string[] => {
  const parts = raw
    .split(separators)
    .map((part) => withoutRemark(toPlainText(part)))
    .filter((part) => part !== '' && !/^\(?(?:equiv|similar|compatible)/i.test(part))
  return parts.flatMap((part) => {
    const pieces = part.split(/\s*[,，]\s+/)
    const areWhole = pieces.every((piece) => piece.length >= 5 && (looksWhole(piece) || splitCompany(piece) !== null))
    return pieces.length > 1 && areWhole ? pieces : [part]
  })
}

/** The company of a number: the column with the same digit in its header, else the nearest one on the left, else the first one. */
const findCompany = (columns: readonly NamedColumn[], texts: readonly string[], number: NamedColumn): string => {
  const wanted = number.meaning === 'distributor_part_number' ? 'distributor' : 'manufacturer'
  if (number.meaning === 'internal_part_number') return ''
  const companies = columns.filter(({ meaning }) => meaning === wanted)
  const group = number.header?.group ?? 0
  const same = companies.filter(({ header }) => (header?.group ?? 0) === group)
  const among = same.length > 0 ? same : companies
  const [nearest] = among.toSorted((a, b) => Math.abs(a.at - number.at) - Math.abs(b.at - number.at) || a.at - b.at)
  const text = nearest ? (texts[nearest.at] ?? '') : ''
  if (text !== '' && !isPlaceholder(text)) return text
  const [, shop = ''] = /\b(digi-?key|mouser|lcsc|jlcpcb|farnell|newark|rs|arrow|tme)\b/i.exec(number.text) ?? []
  return wanted === 'distributor' ? shop : ''
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

/** Only the number of a cell that also has a package or words, such as `TP4056 SOT-23-5` or `CSR8645 Module`; without a clear header, the word before may
 * be a company. */
const withoutWords = (number: string, isNamed: boolean) => {
  const words = number.split(/\s+/)
  const hasWords =
    beginsWithValue(number) ||
    (!isNamed && words.length === 2 && isCompanyBefore(words[0] ?? '')) ||
    (words.length > 1 &&
      words.some((word) => /\p{Ll}{3}|\p{Script=Han}/u.test(word) || readCellKinds(word).has('package')))
  return hasWords ? (findNumberInText(number)?.number ?? number) : number
}

const passiveDesignators = /^(?:R[NVT]?|C|L|FB|F|Y|X)[\d_]/

/** The number that a row has among its values, in its description, at the start of a note, or in a link to a shop. The description of a passive part with
 * a value is not searched. */
const findTextNumber = (columns: readonly NamedColumn[], texts: readonly string[]): RowNumber | undefined => {
  // With a confidence of 1, the buyer chose the meaning of a column.
  const readable = columns.filter(({ at, confidence }) => confidence < 1 && (texts[at] ?? '') !== '')
  const of = (wanted: NamedColumn['meaning']) => readable.filter(({ meaning }) => meaning === wanted)
  const designators = of('designators')
  const isPassive = designators.every(({ at }) => passiveDesignators.test(texts[at] ?? ''))
  const isValue = isPassive && of('value').some(({ at }) => readCellKinds(texts[at] ?? '').has('value'))
  const unnamed = of('ignored').filter(({ header }) => header === null)
  const described = isValue ? of('value') : [...of('value'), ...of('description'), ...unnamed]
  const find = (among: readonly NamedColumn[], read: (text: string) => Named | null) =>
    among.flatMap((column): RowNumber[] => {
      const named = read(texts[column.at] ?? '')
      if (!named) return []
      const company = named.company || findCompany(columns, texts, column)
      return [{ meaning: 'manufacturer_part_number', number: named.number, company, column: column.at }]
    })
  const linked = readable.flatMap(({ at }): RowNumber[] => {
    const found = readShopLink(texts[at] ?? '')
    return found ? [{ ...found, column: at }] : []
  })
  return [...find(described, findNumberInText), ...find(of('note'), findNumberAtStartOfNote), ...linked].at(0)
}

/** `8.85012E+11`: a spreadsheet has lost the digits. `1.5E3` is a number. */
const rounded = /^\d[.,]\d{2,}E\+\d+$/i
const minNamed = 0.3
const isNamedNumber = ({ header, meaning, confidence }: NamedColumn) =>
  confidence === 1 || (header !== null && (header.meanings[meaning] ?? 0) >= minNamed)

const isAlternate = ({ header }: NamedColumn) => Number(header?.isAlternate ?? false)

const isOther = (number: string, { meaning, confidence }: NamedColumn) => {
  if (confidence === 1) return false
  // `not on mouser`; some distributors have codes such as `ARDUINO UNO`.
  if (meaning === 'distributor_part_number') return !/\d/.test(number) && /\p{Ll}{3}/u.test(number)
  return meaning === 'manufacturer_part_number' && isWordsOrValue(number)
}

const readNumbersInColumn = (
  sheet: TextSheet,
  row: number,
  columns: readonly NamedColumn[],
  column: NamedColumn,
  meaning: RowNumber['meaning'],
): RowNumber[] => {
  const texts = sheet.row(row)
  const [cell, text] = [sheet.cell(row, column.at), texts[column.at] ?? '']
  const raw = typeof cell === 'string' && cell.length <= maxCellChars ? cell : toCellText(text).text
  return nameNumbers(raw)
    .filter(
      ({ number }) =>
        // Only the contents say that a column without a clear header has numbers.
        (isNamedNumber(column) || (/\d/.test(number) && !readCellKinds(number).has('package'))) &&
        !isPlaceholder(number) &&
        number !== '0' &&
        !rounded.test(number) &&
        !isUnfitText(number) &&
        !isOther(number, column) &&
        !readCellKinds(number).has('url'),
    )
    .map(({ number, company }) => {
      const named = meaning === 'manufacturer_part_number' ? splitCompany(number) : splitShop(number)
      const split = named ?? { number, company: company || findCompany(columns, texts, column) }
      return { meaning, ...split, number: withoutWords(split.number, isNamedNumber(column)), column: column.at }
    })
}

export const readRowNumbers = (sheet: TextSheet, row: number, columns: readonly NamedColumn[]): RowNumber[] => {
  const found = meanings.flatMap((meaning) =>
    columns
      .filter((column) => column.meaning === meaning)
      .toSorted((a, b) => isAlternate(a) - isAlternate(b) || b.confidence - a.confidence || a.at - b.at)
      .flatMap((column) => readNumbersInColumn(sheet, row, columns, column, meaning)),
  )
  const hasOwn = found.some(({ meaning }) => meaning === 'manufacturer_part_number')
  const all = hasOwn ? found : [...found, findTextNumber(columns, sheet.row(row))].filter((each) => each !== undefined)
  return all.filter(({ number }, at) => all.findIndex((other) => other.number === number) === at)
}
