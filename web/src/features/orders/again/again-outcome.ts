import { maxAddedLines } from '@partgate/schema/limits.ts'
import { readLineIndex } from '#graphql/refused-lines.ts'
import { inBatches } from '#graphql/in-batches.ts'
import type { AddCartLineInput, OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'

type Line = Pick<OrderLine_OrderLineFragment, 'partNumber' | 'quantity' | 'customerPartNumber'> & {
  product?: { id: string; slug: string } | null
}
type UserError = { message: string; path?: string[] | null }
/** `slug` is null where the shop no longer sells the part. */
export type RefusedLine = { partNumber: string; slug: string | null; message: string | null }
type AgainOutcome = { kind: 'failed'; message: string } | { kind: 'added'; addedCount: number; refused: RefusedLine[] }

type Requested = { line: Line; input: AddCartLineInput }

export const toRequests = (lines: Line[]): Requested[][] => {
  const sold = lines.flatMap((line) => {
    const { product, quantity, customerPartNumber } = line
    return product ? { line, input: { productId: product.id, quantity, customerPartNumber } } : []
  })
  return inBatches(sold, maxAddedLines)
}

export const goneLines = (lines: Line[]): RefusedLine[] =>
  lines.filter(({ product }) => !product).map(({ partNumber }) => ({ partNumber, slug: null, message: null }))

/** An error without a line index applies to all lines. */
export const toOutcome = (requested: Requested[], errors: UserError[]): AgainOutcome => {
  const ofAll = errors.find((error) => !requested[readLineIndex(error)])
  if (ofAll) return { kind: 'failed', message: ofAll.message }
  const messages = new Map(errors.map((error) => [readLineIndex(error), error.message]))
  const refused = [...messages].flatMap(([at, message]) => {
    const line = requested[at]?.line
    return line ? { partNumber: line.partNumber, slug: line.product?.slug ?? null, message } : []
  })
  return { kind: 'added', addedCount: requested.length - refused.length, refused }
}
