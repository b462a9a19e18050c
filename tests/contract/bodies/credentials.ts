import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createOrderForm } from '../order-form.ts'
import { approvePayment, placeMemberOrder } from '../placed-orders.ts'
import { getCaptchaToken, createRfqForm, solveCaptcha, uploadPartsList } from '../rfq-requests.ts'
import { type RequestOptions, requestData } from '../shop-client.ts'
import {
  createGuestCart,
  createAddressForm,
  createRegistrationForm,
  saveNewAddress,
  findGoods,
} from '../members-and-goods.ts'
import type { Known } from './from-schema.ts'

/** The caller has a cart, an address and an order, so that a valid body succeeds. */
export const createCredentials = async (shopApi: string) => {
  const { bearer, order_no } = await placeMemberOrder(shopApi)
  const { id } = await requestData(shopApi, contract.account.addressAdd, { bearer, body: createAddressForm() })
  const { goods_id, minimum } = await findGoods(shopApi)
  const { list } = await requestData(shopApi, contract.cart.add, { bearer, body: { goods_id, cart_num: minimum } })
  const guest = await createGuestCart(shopApi)
  const paid = await approvePayment(shopApi)
  const form = await createOrderForm(shopApi)
  const { captcha_id, answer } = await solveCaptcha(shopApi, 'rfq')
  const cartIds = [...list.map(({ cart_id }) => cart_id), guest.cart_id]

  const known: Known = {
    ...Object.fromEntries(
      Object.entries({ ...createRegistrationForm(), ...createAddressForm(), ...createRfqForm() }).map(([k, v]) => [
        k,
        [v],
      ]),
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
    idempotency_key: [randomUUID(), randomUUID()],
    country: ['DE', 'BR', 'CN'],
    captcha_id: [captcha_id],
    answer: [answer],
    captcha_token: [await getCaptchaToken(shopApi, 'rfq'), await getCaptchaToken(shopApi, 'quick_rfq')],
    file_id: [await uploadPartsList(shopApi, bearer)],
    type_id: [1, 2],
    topic_id: [1],
  }
  const keys: RequestOptions = {
    bearer,
    cartToken: guest.cartToken,
    orderToken: paid.orderToken,
    params: { id: String(id) },
  }
  return { keys, known }
}

/** Replaces a session or an address that a body has removed. */
export const createMemberWithAddress = async (shopApi: string): Promise<RequestOptions> => {
  const { bearer, id } = await saveNewAddress(shopApi)
  return { bearer, params: { id: String(id) } }
}

export const pickGuestCredentials = ({ cartToken, orderToken, params }: RequestOptions): RequestOptions => ({
  cartToken,
  orderToken,
  params,
})
export const pickMemberCredentials = ({ bearer, params }: RequestOptions): RequestOptions => ({ bearer, params })
