import type { CartData, CartLine, SavedLine, SharedCart } from '@partgate/schema/shop-api/cart.ts'
import { toProduct } from '../catalogue/index.ts'
import type { LineAvailability, ResolversParentTypes } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toNullIfBlank, toUpperCase, toUsd } from '../graphql/values.ts'

export const fieldNames: FieldNames = {
  goods_id: 'productId',
  cart_num: 'quantity',
  customer_part_no: 'customerPartNumber',
  cart_id: 'lineId',
  cart_ids: 'lineIds',
  saved_ids: 'savedLineIds',
  id: 'lineIds',
  selected: 'isSelected',
}

export const toAvailability = ({
  sold_out,
  understock,
}: Pick<CartLine, 'sold_out' | 'understock'>): LineAvailability => {
  if (sold_out) return 'SOLD_OUT'
  return understock ? 'UNDERSTOCK' : 'AVAILABLE'
}

type OfferedLine = SharedCart['list'][number]

const toRefusalAvailability = (refusal: OfferedLine['refusal']): LineAvailability =>
  refusal === null ? 'AVAILABLE' : toUpperCase(refusal)

const toOffer = (line: OfferedLine) => ({
  product: toProduct(line.goods),
  quantity: line.cart_num,
  unitPrice: toUsd(line.price),
  amount: toUsd(line.amount),
  availability: toRefusalAvailability(line.refusal),
})

const toCartLine = (line: CartLine): ResolversParentTypes['CartLine'] => ({
  id: toGlobalId('CartLine', line.cart_id),
  isSelected: line.selected,
  customerPartNumber: toNullIfBlank(line.customer_part_no),
  ...toOffer(line),
})

const toSavedLine = (line: SavedLine): ResolversParentTypes['SavedCartLine'] => ({
  id: toGlobalId('SavedCartLine', line.saved_id),
  customerPartNumber: toNullIfBlank(line.customer_part_no),
  ...toOffer(line),
})

export const toSharedCart = (cart: SharedCart): ResolversParentTypes['SharedCart'] => ({
  lines: cart.list.map(toOffer),
  subtotal: toUsd(cart.subtotal),
  createdAt: cart.created_at,
  expiresAt: cart.expires_at,
})

/** Null for a guest without a cart. */
export const toCart = ({ cart_key, ...data }: CartData): ResolversParentTypes['Cart'] | null =>
  cart_key === null
    ? null
    : {
        id: toGlobalId('Cart', cart_key),
        lines: data.list.map(toCartLine),
        savedLines: data.saved.map(toSavedLine),
        lineCount: data.count,
        selectedLineCount: data.selected_count,
        subtotal: toUsd(data.subtotal),
      }
