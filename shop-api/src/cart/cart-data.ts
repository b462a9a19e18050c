import { calculateAmountCents } from '@partgate/schema/decimal.ts'
import type { CartData, CartLine, SavedLine, SharedCart } from '@partgate/schema/shop-api/cart.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { formatAmount, formatUnitPrice, findPriceAt, type Ladder } from '#money/money.ts'
import { refuseLine } from './quantity.ts'

type Offered = { quantity: number; ladder: Ladder; goods: Goods }
type Line = Saved & { selected: boolean }
type Saved = Offered & { id: number; customerPartNo: string }

/** Without a price the goods are sold on request only. */
const toOffer = ({ quantity, ladder, goods }: Offered) => {
  const price = findPriceAt(ladder, quantity)
  const cents = calculateAmountCents(price ?? 0n, quantity)
  const wire = {
    goods,
    cart_num: quantity,
    price: formatUnitPrice(price ?? 0n),
    amount: formatAmount(cents),
    refusal: refuseLine(quantity, { ...goods, isPriced: price !== null }),
  }
  return { wire, cents }
}

const toCartLine = (line: Line) => {
  const { wire: offer, cents } = toOffer(line)
  const wire: CartLine = {
    cart_id: line.id,
    selected: line.selected,
    customer_part_no: line.customerPartNo,
    ...offer,
  }
  return { wire, cents }
}

const toSavedLine = (saved: Saved): SavedLine => ({
  saved_id: saved.id,
  customer_part_no: saved.customerPartNo,
  ...toOffer(saved).wire,
})

const formatSum = (offers: readonly { cents: bigint }[]) =>
  formatAmount(offers.reduce((sum, { cents }) => sum + cents, 0n))

/** `token` is the token of a guest cart that was just created. */
type Cart = { key: string | null; lines: readonly Line[]; saved: readonly Saved[]; token: string | null }

export const toCartData = ({ key, lines, saved, token }: Cart): CartData => {
  const list = lines.map(toCartLine)
  const orderable = list.filter(({ wire }) => wire.selected && wire.refusal === null)
  return {
    cart_key: key,
    list: list.map(({ wire }) => wire),
    saved: saved.map(toSavedLine),
    count: list.length,
    selected_count: orderable.length,
    subtotal: formatSum(orderable),
    cart_token: token,
  }
}

export const noCart = toCartData({ key: null, lines: [], saved: [], token: null })

type Share = { created_at: Date; expires_at: Date }

export const toSharedCart = ({ created_at, expires_at }: Share, lines: readonly Offered[]): SharedCart => {
  const list = lines.map(toOffer)
  return {
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    list: list.map(({ wire }) => wire),
    subtotal: formatSum(list.filter(({ wire }) => wire.refusal === null)),
  }
}
