import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { goods } from './goods.ts'
import { amount, count, id, idList, quantity, unitPrice } from './shapes.ts'

export const cartLine = z.object({
  cart_id: id,
  goods,
  cart_num: quantity,
  selected: z.boolean(),
  /** The ladder's price at `cart_num`, and that times `cart_num`, rounded half up to the cent. */
  price: unitPrice,
  amount,
  /** Nothing in stock. */
  sold_out: z.boolean(),
  /** Less in stock than `cart_num`. */
  understock: z.boolean(),
})
export type CartLine = z.output<typeof cartLine>

export const cartData = z.object({
  list: z.array(cartLine),
  count,
  selected_count: count,
  /** Sum of the selected lines' amounts. */
  subtotal: amount,
  /** The guest cart's secret, sent once, when the cart is made; a guest sends it back in the header `Cart-Token`. */
  cart_token: z.string().nullable(),
})
export type CartData = z.output<typeof cartData>

/** A member's cart hangs on the bearer, a guest's on the header `Cart-Token`; signing in with that header merges the
 * guest's lines into the member's once. Every change answers with the whole cart. */
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
    summary: 'How many lines the cart has',
    access: 'visitor',
    data: z.object({ count }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cart/add',
    summary: 'Adds pieces of a goods row; what is in the cart already is added to',
    access: 'visitor',
    body: z.strictObject({ goods_id: id, cart_num: quantity }),
    data: cartData,
  }),
  addMinus: endpoint({
    method: 'PUT',
    path: '/api/cart/addMinus',
    summary: "Sets a line's quantity",
    access: 'visitor',
    retry: true,
    body: z.strictObject({ cart_id: id, cart_num: quantity }),
    data: cartData,
  }),
  selected: endpoint({
    method: 'PUT',
    path: '/api/cart/selected',
    summary: 'Selects or deselects lines for checkout',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ cart_ids: z.array(id).max(200), selected: z.boolean() }),
    data: cartData,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/cart/delete/{id}',
    summary: 'Removes one line, or several with ids separated by commas',
    access: 'visitor',
    retry: true,
    params: z.strictObject({ id: idList }),
    data: cartData,
  }),
}
