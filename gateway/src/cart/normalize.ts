import type { CartData, CartLine, SavedLine, SharedCart } from '@partgate/schema/shop-api/cart.ts'
import { toProduct } from '../catalogue/index.ts'
import type { LineAvailability, ResolversParentTypes } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toNullIfBlank, toUsd } from '../graphql/values.ts'

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

export const savedLineFieldNames: FieldNames = { id: 'savedLineIds' }

type OfferedLine = SharedCart['list'][number]
type WireRefusal = NonNullable<OfferedLine['refusal']>

const refusals = {
  on_request_only: 'ON_REQUEST_ONLY',
  sold_out: 'SOLD_OUT',
  below_minimum: 'BELOW_MINIMUM_QUANTITY',
  not_a_multiple: 'NOT_A_MULTIPLE',
  understock: 'INSUFFICIENT_STOCK',
} as const satisfies Record<WireRefusal, LineAvailability>

export const toAvailability = (refusal: OfferedLine['refusal']): LineAvailability =>
  refusal === null ? 'AVAILABLE' : refusals[refusal]

const toOffer = (line: OfferedLine) => ({
  product: toProduct(line.goods),
  quantity: line.cart_num,
  unitPrice: toUsd(line.price),
  extendedPrice: toUsd(line.amount),
  availability: toAvailability(line.refusal),
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
