import type { NamedColumn } from '../columns/name-columns.ts'
import { isCurrencyHeader } from './target-price.ts'
import type { TextSheet } from './text-sheet.ts'

const [minProducts, maxCompared] = [3, 30]

type NumberColumn = NamedColumn & { numbers: readonly number[] }

const amount = /^[^\d]{0,3}\d+(?:[.,]\d{1,2})?[^\d]{0,3}$/
const toAmount = (text: string) =>
  amount.test(text) ? Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.')) : Number.NaN

/** The numbers of the first rows, NaN for other texts; without columns that have too few of them, or only ones. */
export const listNumberColumns = (
  sheet: TextSheet,
  rows: readonly number[],
  columns: readonly NamedColumn[],
): NumberColumn[] => {
  const compared = rows.slice(0, maxCompared).map((row) => sheet.row(row))
  return columns.flatMap((column) => {
    const numbers = compared.map((texts) => toAmount(texts[column.at] ?? ''))
    const filled = numbers.filter((number) => !Number.isNaN(number))
    return filled.length >= minProducts && filled.some((number) => number !== 1) ? [{ ...column, numbers }] : []
  })
}

const isProductOf = (product: NumberColumn, count: NumberColumn, times: NumberColumn) => {
  const rows = { compared: 0, counted: 0, multiplied: 0 }
  for (const [at, number] of product.numbers.entries()) {
    const [one = Number.NaN, other = Number.NaN] = [count.numbers[at], times.numbers[at]]
    const difference = Math.abs(number - one * other)
    if (difference >= 0.01) return false
    if (Number.isNaN(difference)) continue
    rows.compared++
    if (one !== 1) rows.counted++
    if (other !== 1) rows.multiplied++
  }
  return rows.compared >= minProducts && rows.counted > 0 && rows.multiplied > 0
}

/** The column is one of the wanted columns times another one. */
export const isProduct = (
  numberColumns: readonly NumberColumn[],
  { at }: NamedColumn,
  isWanted: (factor: NumberColumn) => boolean,
) => {
  const product = numberColumns.find((column) => column.at === at)
  if (!product) return false
  const factors = numberColumns.filter((column) => column.at !== at)
  return factors.some(
    (count) => isWanted(count) && factors.some((times) => times.at !== count.at && isProductOf(product, count, times)),
  )
}

const isPrice = ({ header, numbers }: NumberColumn) =>
  header?.isPrice === true || numbers.some((number) => !Number.isNaN(number) && !Number.isInteger(number))

/** A number times a price is a sum of money; `Amount` is one where it is a product or where another column has its currency. */
export const isMoney = (
  numberColumns: readonly NumberColumn[],
  column: NamedColumn,
  columns: readonly NamedColumn[],
) => {
  const isAmount = /^(?:total\s)?(?:amount|amt|betrag)\b/i.test(column.text)
  const hasCurrency =
    columns.some(({ text }) => isCurrencyHeader(text)) && !columns.some(({ meaning }) => meaning === 'target_price')
  return (isAmount && hasCurrency) || isProduct(numberColumns, column, (factor) => isAmount || isPrice(factor))
}
