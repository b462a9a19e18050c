import { z } from 'zod'
import { maxAddedLines, maxCartLines } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { refusedLine } from './envelope.ts'
import { goods } from './goods.ts'
import { lineRefusals } from './line-refusals.ts'
import {
  amount,
  bearerToken,
  count,
  customerPartNo,
  id,
  idList,
  opaqueId,
  quantity,
  randomToken,
  unitPrice,
} from './shapes.ts'

/** A quantity of goods at the current price and stock. */
const pricedGoods = {
  goods,
  cart_num: quantity,
  /** Unit price at `cart_num`; `amount` is its product with `cart_num`, rounded half up to the cent. */
  price: unitPrice,
  amount,
  /** Null if the line can be ordered now. */
  refusal: z.enum(lineRefusals).nullable(),
}

const cartLine = z.object({
  cart_id: id,
  ...pricedGoods,
  /** The buyer's own number for the part; empty if not given. */
  customer_part_no: customerPartNo,
  selected: z.boolean(),
})
export type CartLine = z.output<typeof cartLine>

const savedLine = z.object({ saved_id: id, ...pricedGoods, customer_part_no: customerPartNo })
export type SavedLine = z.output<typeof savedLine>

export const cartData = z.object({
  /** Constant for the lifetime of the cart; a member has one cart from the start. Null for a guest without a cart. */
  cart_key: opaqueId.nullable(),
  list: z.array(cartLine),
  /** Lines saved for later, the last saved line first; `count` and orders do not include them. */
  saved: z.array(savedLine),
  /** Number of lines in `list`; `list` and `saved` together hold at most 200. */
  count,
  /** Number of selected lines that can be ordered now. */
  selected_count: count,
  /** Sum of the amounts of those lines. */
  subtotal: amount,
  /** Token of the guest cart, only in the response that creates the cart; a guest sends it in the header `Cart-Token`. */
  cart_token: bearerToken.nullable(),
})
export type CartData = z.output<typeof cartData>

/** A copy of a cart with current prices and stock, without goods that the shop no longer sells and without the buyer's own part numbers. */
const sharedCart = z.object({
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  list: z.array(z.object(pricedGoods)),
  /** Sum of the lines that can be ordered now. */
  subtotal: amount,
})
export type SharedCart = z.output<typeof sharedCart>

/** A `customer_part_no` replaces that of the line; without one, the line's stays. */
const addition = z.strictObject({ goods_id: id, cart_num: quantity, customer_part_no: customerPartNo.default('') })

/** The bearer identifies a member's cart, the header `Cart-Token` a guest's cart. A sign-in with that header merges the guest cart
 * into the member's cart once. Each change returns the whole cart. */
export const cart = {
  lists: endpoint({
    method: 'GET',
    path: '/api/cart/lists',
    summary: 'The cart',
    access: 'visitor',
    data: cartData,
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/cart/cartCount',
    summary: 'Number of lines in the cart',
    access: 'visitor',
    data: z.object({ count }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart/add',
    summary: 'Adds a quantity of a goods row to the quantity that is already in the cart',
    access: 'visitor',
    body: addition,
    data: cartData,
  }),
  addMany: endpoint({
    method: 'POST',
    path: '/api/cart/addMany',
    summary: 'Adds up to 100 goods rows in one step; a refused line does not prevent the other lines',
    access: 'visitor',
    body: z.strictObject({
      /** A line with the `goods_id` 0, which no row has, is refused as one with an unknown id. */
      lines: z
        .array(addition.extend({ goods_id: count }))
        .min(1)
        .max(maxAddedLines),
    }),
    data: cartData.extend({ refused: z.array(refusedLine) }),
  }),
  addMinus: endpoint({
    method: 'PUT',
    path: '/api/cart/addMinus',
    summary: 'Sets the quantity of a line',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ cart_id: id, cart_num: quantity }),
    data: cartData,
  }),
  partNumbers: endpoint({
    method: 'PUT',
    path: '/api/cart/partNumbers',
    summary: 'Sets the buyer’s own part numbers of up to 200 lines; an empty number removes it',
    access: 'visitor',
    retry: true,
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ cart_id: id, customer_part_no: customerPartNo }))
        .min(1)
        .max(maxCartLines),
    }),
    data: cartData,
  }),
  selected: endpoint({
    method: 'PUT',
    path: '/api/cart/selected',
    summary: 'Selects or deselects lines for checkout',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ cart_ids: z.array(id).max(maxCartLines), selected: z.boolean() }),
    data: cartData,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/cart/delete/{id}',
    summary: 'Removes one line, or several with ids separated by commas',
    access: 'visitor',
    params: z.strictObject({ id: idList }),
    data: cartData,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/cart/save',
    summary:
      'Moves lines to the lines saved for later; if the goods are already saved, the quantities are added, up to the stock',
    access: 'visitor',
    body: z.strictObject({ cart_ids: z.array(id).min(1).max(maxCartLines) }),
    data: cartData,
  }),
  unsave: endpoint({
    method: 'POST',
    path: '/api/cart/unsave',
    summary:
      'Moves saved lines back to the cart and selects them; if the goods are already in the cart, the quantities are added, up to the stock',
    access: 'visitor',
    body: z.strictObject({ saved_ids: z.array(id).min(1).max(maxCartLines) }),
    data: cartData,
  }),
  deleteSaved: endpoint({
    method: 'DELETE',
    path: '/api/cart/saved/{id}',
    summary: 'Removes one saved line, or several with ids separated by commas',
    access: 'visitor',
    params: z.strictObject({ id: idList }),
    data: cartData,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/cart/share',
    summary:
      'Copies the goods and quantities of the cart and returns a token that shows them for 30 days; code 404 for an empty cart',
    access: 'visitor',
    data: z.object({ token: randomToken, expires_at: z.iso.datetime() }),
  }),
  shared: endpoint({
    method: 'POST',
    path: '/api/cart/shared',
    summary: 'A copied cart by its token; code 404 for an unknown or expired token',
    access: 'public',
    retry: true,
    body: z.strictObject({ token: randomToken }),
    data: sharedCart,
  }),
}
