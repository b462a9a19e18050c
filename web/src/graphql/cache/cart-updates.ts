import type { UpdateResolver } from '@urql/exchange-graphcache'
import { CartBadgeDocument } from '#graphql/generated/documents/layout.ts'
import { reportCartChange } from './use-read-on-cart-change-client.ts'

type ChangedCart = { __typename: 'Cart'; id: string; lineCount?: number }
type Changed<Field extends string> = { [F in Field]?: { cart?: ChangedCart | null } | null }

const follow =
  <Field extends string>(field: Field): UpdateResolver<Changed<Field>> =>
  (result, _args, cache) => {
    const cart = result[field]?.cart
    if (!cart) return
    reportCartChange()
    cache.link('Query', 'cart', cart)
    // Checkout quotes depend on the cart lines.
    const checkouts = cache.inspectFields('Query').filter(({ fieldName }) => fieldName === 'checkout')
    for (const { fieldKey } of checkouts) cache.invalidate('Query', fieldKey)
    const { lineCount } = cart
    if (lineCount === undefined) cache.invalidate('Query', 'cartLineCount')
    else cache.updateQuery({ query: CartBadgeDocument }, () => ({ __typename: 'Query', cartLineCount: lineCount }))
  }

export const cartUpdates = {
  addToCart: follow('addToCart'),
  addCartLines: follow('addCartLines'),
  setCartLineQuantity: follow('setCartLineQuantity'),
  setCustomerPartNumbers: follow('setCustomerPartNumbers'),
  selectCartLines: follow('selectCartLines'),
  removeCartLines: follow('removeCartLines'),
  saveCartLinesForLater: follow('saveCartLinesForLater'),
  moveSavedLinesToCart: follow('moveSavedLinesToCart'),
  removeSavedLines: follow('removeSavedLines'),
}
