import { toQuantityFailure } from '#cart/index.ts'
import { createNotFoundFailure, type Failure, failure } from '#http/failure.ts'
import { type Item, type RequestedLine, toTerms } from './quote.ts'

type WireLine = { goods_id: number; cart_num: number; customer_part_no: string }

export const toRequestedLine = ({ goods_id, cart_num, customer_part_no }: WireLine): RequestedLine => ({
  goods_id,
  quantity: cart_num,
  customerPartNo: customer_part_no,
})

type CartLine = { goods_id: number; quantity: number; customer_part_no: string }

export const toCartLines = (lines: readonly CartLine[]): RequestedLine[] =>
  lines.map(({ goods_id, quantity, customer_part_no }) => ({ goods_id, quantity, customerPartNo: customer_part_no }))

type Refusal = { index: number; failure: Failure }

const listRefusals = (
  lines: readonly RequestedLine[],
  items: readonly Item[],
  refuse: (item: Item) => Failure | null,
): Refusal[] => {
  const found = new Map(items.map((item) => [item.goods.goods_id, item]))
  return lines.flatMap(({ goods_id }, index) => {
    const item = found.get(goods_id)
    const refusal = item ? refuse(item) : createNotFoundFailure('goods_id')
    return refusal ? [{ index, failure: refusal }] : []
  })
}

/** Lines of goods that the shop does not list. */
export const listUnknownLines = (lines: readonly RequestedLine[], items: readonly Item[]) =>
  listRefusals(lines, items, () => null)

/** Lines that cannot be ordered now. */
export const listRefusedLines = (lines: readonly RequestedLine[], items: readonly Item[]) =>
  listRefusals(lines, items, (item) => toQuantityFailure(item.quantity, toTerms(item), { field: 'goods_id' }))

export const refuseLines = (lines: readonly Refusal[]): void => {
  if (lines.length > 0) throw failure('invalidRequest', { lines })
}
