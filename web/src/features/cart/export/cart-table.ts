import type { Cell } from '#i18n/csv.ts'
import type { CartLineData } from '../use-cart-changes-client.ts'

const exportColumns = [
  'partNumber',
  'manufacturer',
  'packaging',
  'dateCode',
  'quantity',
  'unitPrice',
  'amount',
  'stock',
  'customerPartNumber',
] as const
type ExportColumn = (typeof exportColumns)[number]

type Names = { formatColumn: (column: ExportColumn) => string; formatPackaging: (line: CartLineData) => string }

/** The shop's parts-list reader accepts this table too. */
export const cartTable = (lines: readonly CartLineData[], { formatColumn, formatPackaging }: Names): Cell[][] => [
  exportColumns.map(formatColumn),
  ...lines.map((line): Cell[] => {
    const { product, quantity, customerPartNumber, unitPrice, extendedPrice, availability } = line
    const isPriced = availability !== 'ON_REQUEST_ONLY'
    return [
      product.partNumber,
      product.manufacturerName,
      formatPackaging(line),
      product.dateCode,
      quantity,
      isPriced ? { figure: unitPrice.amount } : null,
      isPriced ? { figure: extendedPrice.amount } : null,
      product.stock,
      customerPartNumber,
    ]
  }),
]
