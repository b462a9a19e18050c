import { maxCustomerPartNumberChars } from '@partgate/schema/limits.ts'
import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import { checkTargetPrice } from '../../quick-rfq/quick-rfq-values.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { newListKey, toBomLine } from '../new-lines.ts'
import { isPriceProblem } from './preview-table.ts'

type ParsedRow = ParsedList_ListFragment['rows'][number]
type NumberMeaning = ParsedRow['numbers'][number]['meaning']

/** A company's own number never identifies the part. */
const leading = ['MANUFACTURER_PART_NUMBER', 'DISTRIBUTOR_PART_NUMBER'] satisfies NumberMeaning[]

/** A price that the shop could not read stays visible, so that the buyer can correct it. An amount in another currency never becomes one in USD. */
const findBadPrice = ({ problems, cells }: ParsedRow, columns: ParsedList_ListFragment['columns']) => {
  const column = columns.find(({ meaning }) => meaning === 'TARGET_PRICE')
  const text = (column && cells[column.column]) ?? ''
  if (!column || text === '' || !problems.some(isPriceProblem)) return null
  if (checkTargetPrice(text)) return text
  return column.header && problems.includes('FOREIGN_CURRENCY') ? `${text} (${column.header})` : `${text} ?`
}

const toLine = (row: ParsedRow, columns: ParsedList_ListFragment['columns']): BomLine => {
  const main = leading.map((meaning) => row.numbers.find((each) => each.meaning === meaning)).find(Boolean)
  const own = row.numbers.find(({ meaning }) => meaning === 'INTERNAL_PART_NUMBER')?.number ?? ''
  const company = main?.meaning === 'MANUFACTURER_PART_NUMBER' ? main.company : null
  const badPrice = findBadPrice(row, columns)
  return toBomLine(row, main, {
    ...(badPrice !== null && { targetPrice: badPrice }),
    manufacturer: company ?? row.manufacturerName ?? '',
    customerPartNumber: own.length <= maxCustomerPartNumberChars ? own : '',
    isSelected: row.kind === 'PART',
  })
}

const withoutExtension = (fileName: string) => fileName.replace(/\.[^.]+$/, '')

export const toBomList = ({ rows, columns, layout }: ParsedList_ListFragment, fileName: string): BomList => {
  const header: string[] = []
  for (const { column, header: text } of columns) header[column] = text ?? ''
  return {
    listKey: newListKey(),
    name: withoutExtension(fileName),
    fileName,
    layout,
    header: Array.from(header, (text) => text ?? ''),
    boards: 1,
    attritionPercent: 0,
    lines: rows.map((row) => toLine(row, columns)),
  }
}
