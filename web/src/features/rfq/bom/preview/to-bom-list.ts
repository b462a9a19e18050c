import { maxCustomerPartNumberChars } from '@partgate/schema/limits.ts'
import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import { checkTargetPrice } from '../../quick-rfq/quick-rfq-values.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { newListKey, toBomLine } from '../new-lines.ts'

type ParsedRow = ParsedList_ListFragment['rows'][number]
type NumberMeaning = ParsedRow['numbers'][number]['meaning']

/** A company's own number never identifies the part. */
const leading = ['MANUFACTURER_PART_NUMBER', 'DISTRIBUTOR_PART_NUMBER'] satisfies NumberMeaning[]

/** A price that the shop could not read stays visible, so that the buyer can correct it. It never becomes a price in USD. */
const markBadPrice = (text: string) => (checkTargetPrice(text) ? text : `${text} ?`)

const toLine = (row: ParsedRow): BomLine => {
  const main = leading.map((meaning) => row.numbers.find((each) => each.meaning === meaning)).find(Boolean)
  const own = row.numbers.find(({ meaning }) => meaning === 'INTERNAL_PART_NUMBER')?.number ?? ''
  const company = main?.meaning === 'MANUFACTURER_PART_NUMBER' ? main.company : null
  return toBomLine(row, main, {
    ...(row.targetPriceText !== null && { targetPrice: markBadPrice(row.targetPriceText) }),
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
    lines: rows.map(toLine),
  }
}
