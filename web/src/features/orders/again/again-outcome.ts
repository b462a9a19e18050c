import type { AddedLine } from '#graphql/add-lines/add-lines.ts'
import type { OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'

type Line = Pick<OrderLine_OrderLineFragment, 'partNumber' | 'quantity' | 'customerPartNumber'> & {
  product?: { id: string; slug: string } | null
}
/** `slug` is null where the shop no longer sells the part. */
export type RefusedLine = { partNumber: string; slug: string | null; message: string | null }

export const toAddedLines = (lines: readonly Line[]): AddedLine[] =>
  lines.flatMap(({ product, quantity, customerPartNumber }, at) =>
    product ? { rowId: `${at}`, productId: product.id, quantity, customerPartNumber } : [],
  )

/** Parts that the shop no longer sells have no message. */
export const toRefusedLines = (lines: readonly Line[], messages: ReadonlyMap<string, string>): RefusedLine[] =>
  lines.flatMap(({ partNumber, product }, at) => {
    const message = messages.get(`${at}`) ?? null
    return product && message === null ? [] : { partNumber, slug: product?.slug ?? null, message }
  })
