import { limitToStock } from '@partgate/schema/quantity.ts'
import type { ImportProduct_ProductFragment, PartsListMatch } from '#graphql/generated/types.ts'
import { toOrderTerms } from '#graphql/order-terms.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { AddedLine } from '#graphql/add-lines/add-lines.ts'

export type ImportProduct = ImportProduct_ProductFragment

export type ReviewRow = {
  rowId: string
  partNumber: string
  /** As typed; empty for the smallest quantity sold. */
  quantity: string
  customerPartNumber: string | null
  match: PartsListMatch
  /** Null where the shop does not sell the number. */
  product: ImportProduct | null
  options: readonly ImportProduct[]
  isIncluded: boolean
  refusal: string
}

export type Plan =
  /** `wanted` is the typed quantity where the shop sells another one. */
  | { kind: 'ready'; quantity: number; wanted: number | null; change: 'none' | 'minimum' | 'raised' | 'lowered' }
  | { kind: 'badQuantity' }
  | { kind: 'soldOut' }
  | { kind: 'onRequestOnly' }
  | { kind: 'notFound' }

export const planLine = ({ quantity: typed, product }: Pick<ReviewRow, 'quantity' | 'product'>): Plan => {
  if (!product) return { kind: 'notFound' }
  const wanted = typed.trim() === '' ? null : readQuantity(typed)
  if (wanted === 0 || (wanted === null && typed.trim() !== '')) return { kind: 'badQuantity' }
  if (product.priceBreaks.length === 0) return { kind: 'onRequestOnly' }
  const quantity = limitToStock(wanted ?? 0, product.stock, toOrderTerms(product))
  if (quantity === null) return { kind: 'soldOut' }
  if (wanted === null) return { kind: 'ready', quantity, wanted, change: 'minimum' }
  const change = quantity === wanted ? 'none' : quantity > wanted ? 'raised' : 'lowered'
  return { kind: 'ready', quantity, wanted, change }
}

type ReadRow = {
  partNumber: string | null
  quantity: number | null
  customerPartNumber: string | null
  match: PartsListMatch
  product: ImportProduct | null
}

/** Only an exact match of the number is selected by default. */
export const toReviewRow = (
  { partNumber, quantity, customerPartNumber, match, product }: ReadRow,
  rowId: string,
): ReviewRow => ({
  rowId,
  customerPartNumber,
  partNumber: partNumber ?? '',
  quantity: quantity === null ? '' : String(quantity),
  match,
  product,
  options: product ? [product] : [],
  isIncluded: match === 'EXACT',
  refusal: '',
})

export const toAddedLines = (rows: readonly ReviewRow[]): AddedLine[] =>
  rows.flatMap((row) => {
    const plan = planLine(row)
    if (!row.isIncluded || !row.product || plan.kind !== 'ready') return []
    const { rowId, product, customerPartNumber } = row
    return [{ rowId, productId: product.id, quantity: plan.quantity, customerPartNumber }]
  })
