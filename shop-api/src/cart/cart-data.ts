import type { CartData, CartLine } from '@partgate/schema/shop-api/cart.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { amountCents, formatAmount, formatUnitPrice, priceAt, type Ladder } from '#money/money.ts'

/** A line with its goods in the caller's language. */
export type Line = { id: number; quantity: number; selected: boolean; ladder: Ladder; goods: Goods }

const lineOf = ({ id, quantity, selected, ladder, goods }: Line) => {
  const price = priceAt(ladder, quantity)
  const cents = amountCents(price ?? 0n, quantity)
  const wire: CartLine = {
    cart_id: id,
    goods,
    cart_num: quantity,
    selected,
    price: formatUnitPrice(price ?? 0n),
    amount: formatAmount(cents),
    // What has lost its price since is sold on request only.
    sold_out: goods.stock === 0 || price === null,
    understock: goods.stock > 0 && goods.stock < quantity,
  }
  return { wire, cents }
}

/** The cart as the contract shows it; `cartToken` is the secret of a cart just made. */
export const cartDataOf = (lines: readonly Line[], cartToken: string | null = null): CartData => {
  const list = lines.map(lineOf)
  const selected = list.filter(({ wire }) => wire.selected)
  return {
    list: list.map(({ wire }) => wire),
    count: list.length,
    selected_count: selected.length,
    subtotal: formatAmount(selected.reduce((sum, { cents }) => sum + cents, 0n)),
    cart_token: cartToken,
  }
}
