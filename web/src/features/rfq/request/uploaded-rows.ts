import type { ReadPartsListMutation } from '#graphql/generated/types.ts'
import { longestOf, type PartRow, typedRow } from './part-row.ts'
import { isSound } from './part-problems.ts'

type Answer = NonNullable<ReadPartsListMutation['readPartsList']>
type FileRow = NonNullable<Answer['rows']>[number]

/** What became of a file. */
export type UploadReport = {
  added: number
  found: number
  toMend: number
  /** Rows beyond what the shop reads, and beyond what a request takes. */
  leftOut: number
}

/** `0.01870` as one would type it. */
const priceText = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

const rowOf = (read: FileRow, rowId: string): PartRow => {
  const { product, quantity, targetPrice, row, match, problems } = read
  return {
    ...typedRow(rowId, {
      partNumber: read.partNumber.slice(0, longestOf.partNumber),
      manufacturerName: read.manufacturerName,
      package: read.package,
      dateCode: read.dateCode,
      quantity: quantity === null ? '' : String(quantity),
      targetPrice: targetPrice ? priceText(targetPrice.amount) : '',
    }),
    goodsId: product?.id ?? '',
    slug: product?.slug ?? '',
    fromFile: { row, match, found: product?.partNumber ?? '', problems },
  }
}

/** The rows of a file that a request has room for, and what there is to say of them. */
export const uploadedRows = (
  read: readonly FileRow[],
  { leftOut, room, newName }: { leftOut: number; room: number; newName: () => string },
): { rows: PartRow[]; report: UploadReport } => {
  const rows = read.slice(0, room).map((row) => rowOf(row, newName()))
  return {
    rows,
    report: {
      added: rows.length,
      found: rows.filter(({ slug }) => slug !== '').length,
      toMend: rows.filter((row) => !isSound(row) || (row.fromFile?.problems.length ?? 0) > 0).length,
      leftOut: leftOut + read.length - rows.length,
    },
  }
}
