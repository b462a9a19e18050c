import type { CartData, CartLine } from '@partgate/schema/shop-api/cart.ts'
import { productOf } from '../catalogue/index.ts'
import type { LineAvailability, ResolversParentTypes } from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import type { FieldNames } from '../user-errors.ts'
import { usd } from '../values.ts'

/** There is one cart for whoever asks, so its id needs to tell no more. */
export const currentCart = 'current'

export const fieldNames: FieldNames = {
  goods_id: 'productId',
  cart_num: 'quantity',
  cart_id: 'lineId',
  cart_ids: 'lineIds',
  id: 'lineIds',
  selected: 'isSelected',
}

export const availabilityOf = ({
  sold_out,
  understock,
}: Pick<CartLine, 'sold_out' | 'understock'>): LineAvailability => {
  if (sold_out) return 'SOLD_OUT'
  return understock ? 'UNDERSTOCK' : 'AVAILABLE'
}

const lineOf = (line: CartLine): ResolversParentTypes['CartLine'] => ({
  id: globalId('CartLine', line.cart_id),
  product: productOf(line.goods),
  quantity: line.cart_num,
  isSelected: line.selected,
  unitPrice: usd(line.price),
  amount: usd(line.amount),
  availability: availabilityOf(line),
})

export const cartOf = (data: CartData): ResolversParentTypes['Cart'] => ({
  id: globalId('Cart', currentCart),
  lines: data.list.map(lineOf),
  lineCount: data.count,
  selectedLineCount: data.selected_count,
  subtotal: usd(data.subtotal),
})
