import type { AddCartLineInput } from '../generated/resolvers.ts'
import { parseList } from '../graphql/bad-input.ts'
import { parseRowIdArgument } from '../graphql/ids.ts'

export const parseLineInput = (argument: string, { productId, quantity, customerPartNumber }: AddCartLineInput) => ({
  goods_id: parseRowIdArgument('Product', `${argument}.productId`, productId),
  cart_num: quantity,
  customer_part_no: customerPartNumber ?? undefined,
})

export const parseLineInputs = (argument: string, lines: readonly AddCartLineInput[], max: number) =>
  parseList(argument, lines, max).map((line, index) => parseLineInput(`${argument}.${index}`, line))
