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
/** Tells spreadsheets that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Where the comma is the decimal sign, spreadsheets part cells by semicolons. */
const signsOf = (locale: Locale) => {
  const decimal = new Intl.NumberFormat(`${locale}-u-nu-latn`).format(0.5).charAt(1)
  return decimal === ',' ? { decimal, cell: ';' } : { decimal: '.', cell: ',' }
}

/** A list to fill in, in a spreadsheet of the language. */
export const partsTemplate = (names: PartTexts, locale: Locale): string => {
  const { decimal, cell } = signsOf(locale)
  const row = { ...example, targetPrice: example.targetPrice.replace('.', decimal) }
  const fields = Object.keys(example) as (keyof PartTexts)[]
  const lines = [names, row].map((texts) => fields.map((field) => texts[field]).join(cell))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
