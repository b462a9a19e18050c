import { pieceWords } from '@partgate/schema/piece-words.ts'
import type { Designators } from '../columns/designators.ts'
import { foldText } from '../columns/header-words.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { type DecimalSign, toAsciiNumber } from '../number-text.ts'
import { readQuantity } from '../read-quantity.ts'
import type { TextSheet } from './text-sheet.ts'

/** All numbers of a column have three places behind one sign, as in `25,000`: 25 as ERP systems write it, or 25 thousand. */
export type ThreePlaces = { sign: DecimalSign; isDecimal: boolean; isSure: boolean }

/** What the rest of the list says about its decimal sign. */
export type Signs = {
  /** In the list or, where it shows none, in the language of the page. */
  read: DecimalSign | null
  /** What other numbers of the list show. */
  shown: DecimalSign | null
}

const threePlaces = new RegExp(String.raw`^(\d+)([.,])(\d{3})(?:\s?${pieceWords})?$`, 'iu')
const maxGroupDigits = 3

/** Words in headers of languages with a decimal comma. */
const commaWords =
  /menge|anzahl|artikel|bezeichnung|hersteller|einheit|stuck|benennung|cantidad|quantita|quantite|fabricant|fabbricant|produttore|descricao|descripcion|ilosc|aantal|antal|mnozstvi|\p{Script=Cyrillic}/u

const pointsToDecimals = (sheet: TextSheet, columns: readonly NamedColumn[], sign: DecimalSign, language: Signs) =>
  language.read === sign ||
  (sign === ',' && (sheet.separators === 'semicolons' || columns.some(({ text }) => commaWords.test(foldText(text)))))

/** Null where the column has other numbers too. */
export const readThreePlaces = (
  sheet: TextSheet,
  rows: readonly number[],
  column: number,
  columns: readonly NamedColumn[],
  counts: readonly (Designators | null)[],
  signs: Signs,
): ThreePlaces | null => {
  const numbers = rows.flatMap((row, at) => {
    const text = toAsciiNumber(sheet.row(row)[column] ?? '')
    if (!/\d/.test(text)) return []
    const [, whole, sign, places] = typeof sheet.cell(row, column) === 'string' ? (threePlaces.exec(text) ?? []) : []
    return [{ whole: whole ?? '', sign, places, count: counts[at] }]
  })
  const sign = numbers[0]?.sign === '.' ? '.' : ','
  if (numbers.length === 0 || numbers.some((number) => number.sign !== sign)) return null
  const compared = numbers.filter(({ count }) => count?.isSure)
  const isCounted =
    compared.length > 0 && compared.every(({ whole, places, count }) => Number(`${whole}.${places}`) === count?.count)
  const cannotBeGroups = numbers.some(({ whole }) => whole.startsWith('0') || whole.length > maxGroupDigits)
  if (isCounted || cannotBeGroups) return { sign, isDecimal: true, isSure: true }
  // Buyers type no places behind the sign of a quantity.
  const isTyped = sheet.separators === 'none' && columns.every(({ text }) => text === '')
  const isGrouped =
    signs.shown === null ? isTyped && !pointsToDecimals(sheet, columns, sign, signs) : signs.shown !== sign
  // As a decimal, `2,500` is no number of pieces.
  if (numbers.some(({ places }) => places !== '000'))
    return { sign, isDecimal: false, isSure: isGrouped || (signs.shown === null && signs.read !== sign) }
  // One number alone may be in another format than its price.
  if (signs.shown !== null) return { sign, isDecimal: signs.shown === sign, isSure: isGrouped || numbers.length > 1 }
  return { sign, isDecimal: pointsToDecimals(sheet, columns, sign, signs), isSure: isGrouped }
}

/** Null where the cell is no number of pieces. */
export const toNumber = (
  sheet: TextSheet,
  row: number,
  column: number,
  { read }: Signs,
  places: ThreePlaces | null,
): number | null => {
  const text = sheet.row(row)[column] ?? ''
  const whole = places?.isDecimal ? toAsciiNumber(text).replace(/(\d)[.,]000(?!\d)/, '$1') : text
  const sign = places ? (places.isDecimal === (places.sign === '.') ? '.' : ',') : read
  const quantity = readQuantity(sheet.cell(row, column), whole, sign)
  return 'qty' in quantity ? quantity.qty : null
}
