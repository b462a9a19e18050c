import { contract } from '@partgate/schema/shop-api/contract.ts'
import { approvedPayment, memberOrder, newKey, orderForm } from '../buyers.ts'
import { captchaToken, contactForm, solvedCaptcha, uploadedList } from '../inquirers.ts'
import { type Ask, dataOf } from '../shop.ts'
import { guestWithLine, newAddress, newcomer, savedAddress, someGoods } from '../visitors.ts'
import type { Known } from './from-schema.ts'

/** The caller has a cart, an address and an order, so that a valid body succeeds. */
export const openAccess = async (shopApi: string) => {
  const { bearer, order_no } = await memberOrder(shopApi)
  const { id } = await dataOf(shopApi, contract.account.addressAdd, { bearer, body: newAddress() })
  const { goods_id, minimum } = await someGoods(shopApi)
  const { list } = await dataOf(shopApi, contract.cart.add, { bearer, body: { goods_id, cart_num: minimum } })
  const guest = await guestWithLine(shopApi)
  const paid = await approvedPayment(shopApi)
  const form = await orderForm(shopApi)
  const { captcha_id, answer } = await solvedCaptcha(shopApi, 'rfq')
  const cartIds = [...list.map(({ cart_id }) => cart_id), guest.cart_id]

  const known: Known = {
    ...Object.fromEntries(
      Object.entries({ ...newcomer(), ...newAddress(), ...contactForm() }).map(([k, v]) => [k, [v]]),
    ),
    email: ['fuzz@partgate.example', 'Fuzz+1@Partgate.example'],
    old_password: ['four-layers-2-mil'],
    new_password: ['five-layers-3-mil'],
    confirm_new_password: ['five-layers-3-mil'],
    goods_id: [goods_id],
    cart_num: [minimum, minimum * 3],
    qty: [minimum],
    cart_id: cartIds,
    order_no: [order_no, paid.order_no],
    paypal_order_id: [paid.paypal_order_id],
    quote_hash: [form.quote_hash],
    shipping_address_id: [id],
    idempotency_key: [newKey(), newKey()],
    country: ['DE', 'BR', 'CN'],
    captcha_id: [captcha_id],
    answer: [answer],
    captcha_token: [await captchaToken(shopApi, 'rfq'), await captchaToken(shopApi, 'quick_rfq')],
    file_id: [await uploadedList(shopApi, bearer)],
    type_id: [1, 2],
    topic_id: [1],
  }
  const keys: Ask = { bearer, cartToken: guest.cartToken, orderToken: paid.orderToken, params: { id: String(id) } }
  return { keys, known }
}

/** Replaces a session or an address that a body has removed. */
export const nextMember = async (shopApi: string): Promise<Ask> => {
  const { bearer, id } = await savedAddress(shopApi)
  return { bearer, params: { id: String(id) } }
}

export const guestKeys = ({ cartToken, orderToken, params }: Ask): Ask => ({ cartToken, orderToken, params })
export const memberKeys = ({ bearer, params }: Ask): Ask => ({ bearer, params })
