import type { TableColumns } from '../columns/name-columns.ts'
import type { TextSheet } from './text-sheet.ts'

const [minProducts, maxCompared] = [3, 30]

/** A column that is another one times a third is a sum of money or the pieces of all boards. */
export const isProduct = (
  sheet: TextSheet,
  rows: readonly number[],
  { at }: { at: number },
  { columns }: TableColumns,
) => {
  const numberAt = (row: number, column: number) => {
    const text = sheet.row(row)[column] ?? ''
    return /^[^\d]{0,3}\d+(?:[.,]\d{1,2})?[^\d]{0,3}$/.test(text)
      ? Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.'))
      : Number.NaN
  }
  const factors = columns.filter((column) => column.at !== at)
  return factors.some((other) =>
    factors.some((factor) => {
      if (factor.at <= other.at) return false
      const compared = rows.slice(0, maxCompared).flatMap((row) => {
        const [product, count, times] = [numberAt(row, at), numberAt(row, other.at), numberAt(row, factor.at)]
        return [product, count, times].some(Number.isNaN) ? [] : [{ product, count, times }]
      })
      return (
        compared.length >= minProducts &&
        compared.some(({ times }) => times !== 1) &&
        compared.some(({ count }) => count !== 1) &&
        compared.every(({ product, count, times }) => Math.abs(product - count * times) < 0.01)
      )
    }),
  )
}

/** `Amount` is a sum of money where another column has its currency. */
export const isMoney = ({ text }: { text: string }, { columns }: TableColumns) =>
  /^(?:total\s)?(?:amount|amt|betrag)\b/i.test(text) &&
  columns.some((column) => /currency|währung|devise|valuta|币种/i.test(column.text)) &&
  !columns.some(({ meaning }) => meaning === 'target_price')
