'use client'
import { useLocale, useTranslations } from 'next-intl'
import { byteOrderMark, createCsvWriter } from '#i18n/csv.ts'
import { useNumbers } from '#i18n/numbers.ts'
import type { CartLineData } from '../use-cart-changes-client.ts'
import { cartTable } from './cart-table.ts'

const save = (blob: Blob, fileName: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const useExport = (lines: readonly CartLineData[]) => {
  const t = useTranslations('cartPage.export')
  const cart = useTranslations('cart')
  const numbers = useNumbers()
  const locale = useLocale()
  const table = () =>
    cartTable(lines, {
      formatColumn: (column) => t(`columns.${column}`),
      formatPackaging: ({ product }) =>
        cart('packaging', {
          packaging: product.packaging,
          quantity: numbers.integer(product.packageQuantity),
        }),
    })
  const fileName = () => `${t('fileName')}-${new Date().toISOString().slice(0, 10)}`
  const saveCsv = () => {
    const line = createCsvWriter(locale)
    const text = byteOrderMark + table().map(line).join('')
    save(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${fileName()}.csv`)
  }
  const saveXlsx = async () => {
    const { toXlsx } = await import('./to-xlsx.ts')
    save(new Blob([await toXlsx(table(), cart('title'))], { type: xlsxType }), `${fileName()}.xlsx`)
  }
  return { saveCsv, saveXlsx }
}
