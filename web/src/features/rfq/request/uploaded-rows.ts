import type { ReadPartsListMutation } from '#graphql/generated/types.ts'
import { shortPrice } from '../short-price.ts'
import { maxPartChars, type PartRow, typedRow } from './part-row.ts'
import { isSound } from './part-problems.ts'

type ReadPayload = NonNullable<ReadPartsListMutation['readPartsList']>
type FileRow = NonNullable<ReadPayload['rows']>[number]

export type UploadReport = {
  added: number
  found: number
  invalidCount: number
  /** Beyond the limit of a request. */
  leftOut: number
  /** Not fitted, with the quantity 0, or second sources. */
  excluded: number
}

const toPartRow = (read: FileRow, rowId: string): PartRow => {
  const { product, quantity, targetPrice, row, match, problems } = read
  return {
    ...typedRow(rowId, {
      partNumber: read.partNumber?.slice(0, maxPartChars.partNumber) ?? '',
      manufacturerName: read.manufacturerName ?? '',
      package: read.package ?? '',
      dateCode: read.dateCode ?? '',
      quantity: quantity === null ? '' : String(quantity),
      targetPrice: targetPrice ? shortPrice(targetPrice.amount) : '',
    }),
    goodsId: product?.id ?? '',
    slug: product?.slug ?? '',
    customerPartNumber: read.customerPartNumber ?? '',
    fromFile: { row, match, found: product?.partNumber ?? '', problems },
  }
}

export const uploadedRows = (
  {
    rows: read,
    rowsLeftOut,
    rowsExcluded,
  }: Pick<ReadPayload, 'rowsLeftOut' | 'rowsExcluded'> & { rows: readonly FileRow[] },
  { capacity, newName }: { capacity: number; newName: () => string },
): { rows: PartRow[]; report: UploadReport } => {
  const rows = read.slice(0, capacity).map((row) => toPartRow(row, newName()))
  return {
    rows,
    report: {
      added: rows.length,
      found: rows.filter(({ slug }) => slug !== '').length,
      invalidCount: rows.filter((row) => !isSound(row) || (row.fromFile?.problems.length ?? 0) > 0).length,
      leftOut: (rowsLeftOut ?? 0) + read.length - rows.length,
      excluded: rowsExcluded ?? 0,
    },
  }
}
