import { expect, test } from 'vitest'
import { readHeader } from './read-header.ts'

const readMeaning = (text: string) => {
  const [best] = Object.entries(readHeader(text)?.meanings ?? {}).toSorted((a, b) => b[1] - a[1])
  return best?.[0]
}

test.each([
  ['MPN1', 'manufacturer_part_number'],
  ['Mfr1', 'manufacturer'],
  ['Man. Part', 'manufacturer_part_number'],
  ['Cat. No.', 'manufacturer_part_number'],
  ['DK PN', 'distributor_part_number'],
  ['Dist PN', 'distributor_part_number'],
  ['PROD_ID', 'internal_part_number'],
  ['#/board', 'quantity'],
  ['Q', 'quantity'],
  ['Per board', 'quantity'],
  ['Anz.', 'quantity'],
  ['No. Off', 'quantity'],
  ['单位用量', 'quantity'],
  ['Qty (100)', 'total_quantity'],
  ['Ext. Qty', 'total_quantity'],
  ['Pack Qty', 'ignored'],
  ['Cost/board', 'target_price'],
  ['Schematic Label', 'designators'],
  ['PackageReference', 'package'],
  ['PCB Decal', 'package'],
  ["No. Req'd", 'quantity'],
  ['Number required', 'quantity'],
  ['Used', 'quantity'],
  ['Cdad.', 'quantity'],
  ['Кількість', 'quantity'],
  ['Số lượng', 'quantity'],
  ['Required', 'total_quantity'],
  ['Spare qty', 'ignored'],
  ['Package Quantity', 'ignored'],
  ['Qty per package', 'ignored'],
  ['焊点数', 'ignored'],
  ['Amount ($)', 'target_price'],
  ['用途', 'note'],
  ['Used in', 'designators'],
  ['Numer producenta', 'manufacturer_part_number'],
])('%s names the %s', (text, meaning) => {
  expect(readMeaning(text)).toBe(meaning)
})
