import type { AddCartLineInput } from '../generated/resolvers.ts'
import { cutList, parseRowIdArgument, toRowId } from '../graphql/ids.ts'

const toWireLine = (goods_id: number, { quantity, customerPartNumber }: AddCartLineInput) => ({
  goods_id,
  cart_num: quantity,
  customer_part_no: customerPartNumber ?? undefined,
})

export const parseLineInput = (argument: string, line: AddCartLineInput) =>
  toWireLine(parseRowIdArgument('Product', `${argument}.productId`, line.productId), line)

export const toWireLines = (lines: readonly AddCartLineInput[], max: number) =>
  cutList(lines, max).map((line) => toWireLine(toRowId('Product', line.productId), line))
