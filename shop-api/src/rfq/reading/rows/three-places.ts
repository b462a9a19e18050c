import { pieceWords } from '@partgate/schema/piece-words.ts'
import type { Designators } from '../columns/designators.ts'
import { foldText } from '../columns/header-words.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { type DecimalSign, toAsciiNumber } from '../number-text.ts'
import { readQuantity } from '../read-quantity.ts'
import type { TextSheet } from './text-sheet.ts'

/** All numbers of a column have three digits after the same sign. `25,000` is 25, as ERP systems write it, or 25 thousand. `isSure`: the other reading is excluded. */
export type ThreePlaces = { sign: DecimalSign; isDecimal: boolean; isSure: boolean }

/** The decimal sign, by the other numbers of the list and by the language of the page. */
export type Signs = {
  /** That of the list; if it shows none, that of the language. */
  read: DecimalSign | null
  /** That of the prices and other quantities; null if they show none. */
  shown: DecimalSign | null
}

const threePlaces = new RegExp(String.raw`^(\d+)([.,])(\d{3})(?:\s?${pieceWords})?$`, 'iu')
const maxGroupDigits = 3

/** Words of headers that suggest a language with a decimal comma. */
const commaWords =
  /menge|anzahl|artikel|bezeichnung|hersteller|einheit|stuck|benennung|cantidad|quantita|quantite|fabricant|fabbricant|produttore|descricao|descripcion|ilosc|aantal|antal|mnozstvi|\p{Script=Cyrillic}/u

const suggestsDecimals = (sheet: TextSheet, columns: readonly NamedColumn[], sign: DecimalSign, signs: Signs) =>
  signs.read === sign ||
  (sign === ',' && (sheet.separators === 'semicolons' || columns.some(({ text }) => commaWords.test(foldText(text)))))

/** Null where a number has another form or another sign, or a cell holds a number instead of a text. `counts` are those of `rows`. */
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
  // In a list that is typed by hand, quantities have no decimals.
  const isTyped = sheet.separators === 'none' && columns.every(({ text }) => text === '')
  const isSurelyGrouped =
    signs.shown === null ? isTyped && !suggestsDecimals(sheet, columns, sign, signs) : signs.shown !== sign
  // As a decimal, `2,500` is 2.5, which is no quantity.
  if (numbers.some(({ places }) => places !== '000'))
    return { sign, isDecimal: false, isSure: isSurelyGrouped || (signs.shown === null && signs.read !== sign) }
  // A single number may have another format than its price.
  if (signs.shown !== null)
    return { sign, isDecimal: signs.shown === sign, isSure: isSurelyGrouped || numbers.length > 1 }
  return { sign, isDecimal: suggestsDecimals(sheet, columns, sign, signs), isSure: isSurelyGrouped }
}

/** Null where the cell has no valid quantity. */
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
