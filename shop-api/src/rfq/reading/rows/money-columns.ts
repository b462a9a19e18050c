import type { NamedColumn } from '../columns/name-columns.ts'
import { isCurrencyHeader } from './target-price.ts'
import type { TextSheet } from './text-sheet.ts'

const [minRows, maxRows] = [3, 30]

type NumberColumn = NamedColumn & { numbers: readonly number[] }

const amount = /^[^\d]{0,3}\d+(?:[.,]\d{1,2})?[^\d]{0,3}$/
const toAmount = (text: string) =>
  amount.test(text) ? Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.')) : Number.NaN

/** Returns the columns that have at least three numbers in the first 30 rows, unless each number is 1. Other texts become NaN. */
export const listNumberColumns = (
  sheet: TextSheet,
  rows: readonly number[],
  columns: readonly NamedColumn[],
): NumberColumn[] => {
  const compared = rows.slice(0, maxRows).map((row) => sheet.row(row))
  return columns.flatMap((column) => {
    const numbers = compared.map((texts) => toAmount(texts[column.at] ?? ''))
    const filled = numbers.filter((number) => !Number.isNaN(number))
    return filled.length >= minRows && filled.some((number) => number !== 1) ? [{ ...column, numbers }] : []
  })
}

/** The product is right in each row with three numbers, of which there are at least three, and neither factor is always 1. */
const isProductOf = (product: NumberColumn, factor: NumberColumn, otherFactor: NumberColumn) => {
  const rows = { compared: 0, withFactor: 0, withOtherFactor: 0 }
  for (const [at, number] of product.numbers.entries()) {
    const [one = Number.NaN, other = Number.NaN] = [factor.numbers[at], otherFactor.numbers[at]]
    const difference = Math.abs(number - one * other)
    if (difference >= 0.01) return false
    if (Number.isNaN(difference)) continue
    rows.compared++
    if (one !== 1) rows.withFactor++
    if (other !== 1) rows.withOtherFactor++
  }
  return rows.compared >= minRows && rows.withFactor > 0 && rows.withOtherFactor > 0
}

/** The column is the product of two other columns, of which `acceptsFactor` accepts one. */
export const isProduct = (
  numberColumns: readonly NumberColumn[],
  { at }: NamedColumn,
  acceptsFactor: (factor: NumberColumn) => boolean,
) => {
  const product = numberColumns.find((column) => column.at === at)
  if (!product) return false
  const factors = numberColumns.filter((column) => column.at !== at)
  return factors.some(
    (factor) =>
      acceptsFactor(factor) && factors.some((other) => other.at !== factor.at && isProductOf(product, factor, other)),
  )
}

const mayBePrice = ({ header, numbers }: NumberColumn) =>
  header?.isPrice === true || numbers.some((number) => !Number.isNaN(number) && !Number.isInteger(number))

/** A product is a sum of money if one factor may be a price. A column `Amount` is one if it is a product, or if another column has the currency. */
export const isMoney = (
  numberColumns: readonly NumberColumn[],
  column: NamedColumn,
  columns: readonly NamedColumn[],
) => {
  const isAmount = /^(?:total\s)?(?:amount|amt|betrag)\b/i.test(column.text)
  const hasCurrency =
    columns.some(({ text }) => isCurrencyHeader(text)) && !columns.some(({ meaning }) => meaning === 'target_price')
  return (isAmount && hasCurrency) || isProduct(numberColumns, column, (factor) => isAmount || mayBePrice(factor))
}
