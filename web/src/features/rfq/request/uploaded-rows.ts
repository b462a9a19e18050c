import type { ReadPartsListMutation } from '#graphql/generated/types.ts'
import { shortPrice } from '../short-price.ts'
import { maxPartChars, type PartRow, typedRow } from './part-row.ts'

type FileRow = NonNullable<NonNullable<ReadPartsListMutation['readPartsList']>['rows']>[number]

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
    productId: product?.id ?? '',
    slug: product?.slug ?? '',
    customerPartNumber: read.customerPartNumber ?? '',
    fromFile: { row, match, found: product?.partNumber ?? '', problems, quantityText: read.quantityText ?? '' },
  }
}

export const toUploadedRows = (rows: readonly FileRow[], newName: () => string): PartRow[] =>
  rows.map((row) => toPartRow(row, newName()))
