import { type Locale } from '#i18n/routing.ts'
import type { PartTexts } from './part-row.ts'

const example: PartTexts = {
  partNumber: 'LM358DR',
  manufacturerName: 'Texas Instruments',
  package: 'SOIC-8',
  dateCode: '',
  quantity: '1000',
  targetPrice: '0.0824',
}
/** Excel reads the file as UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF'

/** Spreadsheets split by semicolons where the comma is the decimal sign. */
const readSigns = (locale: Locale) => {
  const decimal = new Intl.NumberFormat(`${locale}-u-nu-latn`).format(0.5).charAt(1)
  return decimal === ',' ? { decimal, cell: ';' } : { decimal: '.', cell: ',' }
}

export const partsTemplate = (names: PartTexts, locale: Locale): string => {
  const { decimal, cell } = readSigns(locale)
  const row = { ...example, targetPrice: example.targetPrice.replace('.', decimal) }
  const fields = Object.keys(example) as (keyof PartTexts)[]
  const lines = [names, row].map((texts) => fields.map((field) => texts[field]).join(cell))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
