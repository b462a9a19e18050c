import type { UpdateResolver } from '@urql/exchange-graphcache'
import { CartBadgeDocument } from '#graphql/generated/documents/cart.ts'

type ChangedCart = { __typename: 'Cart'; id: string; lineCount?: number }
type Changed<Field extends string> = { [F in Field]?: { cart?: ChangedCart | null } | null }

/** Every change answers with the cart: the cart page and the badge follow it. */
const follow =
  <Field extends string>(field: Field): UpdateResolver<Changed<Field>> =>
  (result, _args, cache) => {
    const cart = result[field]?.cart
    if (!cart) return
    cache.link('Query', 'cart', cart)
    const { lineCount } = cart
    if (lineCount === undefined) cache.invalidate('Query', 'cartLineCount')
    else cache.updateQuery({ query: CartBadgeDocument }, () => ({ __typename: 'Query', cartLineCount: lineCount }))
  }

export const cartUpdates = {
  addToCart: follow('addToCart'),
  setCartLineQuantity: follow('setCartLineQuantity'),
  selectCartLines: follow('selectCartLines'),
  removeCartLines: follow('removeCartLines'),
}
