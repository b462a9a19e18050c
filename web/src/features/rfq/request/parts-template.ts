import { byteOrderMark, type Cell, createCsvWriter } from '#i18n/csv.ts'
import type { Locale } from '#i18n/routing.ts'
import { type PartField, partFields, type PartTexts } from './part-row.ts'

const example: Record<PartField, Cell> = {
  partNumber: 'LM358DR',
  manufacturerName: 'Texas Instruments',
  package: 'SOIC-8',
  dateCode: null,
  quantity: 1000,
  targetPrice: 0.0824,
}

export const partsTemplate = (names: PartTexts, locale: Locale): string => {
  const write = createCsvWriter(locale)
  const lines = [names, example].map((cells) => write(partFields.map((field) => cells[field])))
  return byteOrderMark + lines.join('')
}
