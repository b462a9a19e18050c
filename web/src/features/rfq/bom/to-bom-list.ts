import { maxCustomerPartNumberChars } from '@partgate/schema/limits.ts'
import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import { shortPrice } from '../short-price.ts'
import type { BomLine, BomList } from './bom-list.ts'
import { newLine } from './new-lines.ts'

type ParsedRow = ParsedList_ListFragment['rows'][number]
type NumberMeaning = ParsedRow['numbers'][number]['meaning']

/** A company's own number never stands for the part. */
const leading = ['MANUFACTURER_PART_NUMBER', 'DISTRIBUTOR_PART_NUMBER'] satisfies NumberMeaning[]

const toLine = (row: ParsedRow): BomLine => {
  const main = leading.map((meaning) => row.numbers.find((each) => each.meaning === meaning)).find(Boolean)
  const own = row.numbers.find(({ meaning }) => meaning === 'INTERNAL_PART_NUMBER')?.number ?? ''
  const company = main?.meaning === 'MANUFACTURER_PART_NUMBER' ? main.company : null
  return newLine({
    lineId: `row-${row.row}`,
    kind: row.kind,
    partNumber: main?.number ?? '',
    manufacturer: company ?? row.manufacturerName ?? '',
    quantity: row.quantity === null ? '' : String(row.quantity),
    quantityStatus: row.quantityStatus,
    designators: row.designators ?? '',
    value: row.value ?? '',
    package: row.package ?? '',
    description: row.description ?? '',
    targetPrice: row.targetPrice ? shortPrice(row.targetPrice.amount) : '',
    dateCode: row.dateCode ?? '',
    note: row.note ?? '',
    customerPartNumber: own.length <= maxCustomerPartNumberChars ? own : '',
    otherNumbers: row.numbers.filter((each) => each !== main).map(({ number }) => number),
    cells: row.cells,
    isSelected: row.kind === 'PART',
  })
}

const withoutExtension = (fileName: string) => fileName.replace(/\.[^.]+$/, '')

export const toBomList = ({ rows, columns, layout }: ParsedList_ListFragment, fileName: string): BomList => {
  const header: string[] = []
  for (const { column, header: text } of columns) header[column] = text ?? ''
  return {
    name: withoutExtension(fileName),
    fileName,
    layout,
    header: Array.from(header, (text) => text ?? ''),
    boards: 1,
    attritionPercent: 0,
    lines: rows.map(toLine),
  }
}
