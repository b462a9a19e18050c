import { randomBytes, randomInt } from 'node:crypto'
import { cartData } from '@partgate/schema/shop-api/cart.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, envelope } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { isFinal, retryUntilFinal } from './wait.ts'

export type ShopResponse = { status: number; code: number; message: string; data: unknown }
type Shop = { url: string }
type RequestOptions = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }

export type Person = { address: string; bearer?: string; cartToken?: string; orderToken?: string }

export const createGuest = (): Person => ({
  address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

export const requestEnvelope = async (
  shop: Shop,
  person: Person,
  endpoint: Endpoint,
  given: RequestOptions = {},
): Promise<ShopResponse> => {
  const { params = {}, query = {}, body } = given
  const url = new URL(
    endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    shop.url,
  )
  url.search = new URLSearchParams(query).toString()
  const response = await fetch(url, {
    method: endpoint.method,
    headers: {
      [headers.forwardedFor]: person.address,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(person.bearer && { Authorization: `Bearer ${person.bearer}` }),
      ...(person.cartToken && { [headers.cartToken]: person.cartToken }),
      ...(person.orderToken && { [headers.orderToken]: person.orderToken }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: response.status, ...envelope.parse(await response.json()) }
}

const requireData = (response: ShopResponse): unknown => {
  if (response.code === codes.ok) return response.data
  throw new Error(`The shop refuses with ${response.code}: ${response.message} ${JSON.stringify(response.data)}`)
}

type RequestedItem = { goods_id: number; cart_num: number }
export type Submit = { key: string; body: Record<string, unknown> }

const address = {
  contact_name: 'Ada Lovelace',
  company_name: '',
  telephone: '+44 20 7946 0000',
  country: 'DE',
  state: '',
  city: 'Berlin',
  address_line_1: 'Unter den Linden 1',
  address_line_2: '',
  postal_code: '10117',
}

export const createKey = () => randomBytes(18).toString('base64url')

export const fillGuestCart = async (
  shop: Shop,
  pieces: readonly RequestedItem[],
  person = createGuest(),
): Promise<Person> => {
  let guest = person
  for (const body of pieces) {
    const { cart_token } = cartData.parse(requireData(await requestEnvelope(shop, guest, contract.cart.add, { body })))
    if (cart_token) guest = { ...guest, cartToken: cart_token }
  }
  return guest
}

export const prepareOrder = async (
  shop: Shop,
  person: Person,
  lines?: readonly RequestedItem[],
  paymentMethod: 'paypal' | 'bank' = 'paypal',
): Promise<Submit> => {
  const { before, buyNowBefore } = contract.orders
  const destination = { country: address.country, carrier: 'dhl' }
  const quote = lines
    ? await requestEnvelope(shop, person, buyNowBefore, { body: { lines, ...destination } })
    : await requestEnvelope(shop, person, before, { body: destination })
  const { quote_hash } = before.data.parse(requireData(quote))
  const key = createKey()
  const body = {
    idempotency_key: key,
    quote_hash,
    ...(lines && { lines }),
    ...(person.bearer ? {} : { email: `buyer-${key.toLowerCase()}@example.com` }),
    shipping_address: address,
    carrier: 'dhl',
    payment_method: paymentMethod,
  }
  return { key, body }
}

/** For a busy shop that keeps running. */
export const prepareUntilFinal = (...args: Parameters<typeof prepareOrder>) =>
  retryUntilFinal(() => prepareOrder(...args))

export const submitOrder = (shop: Shop, person: Person, { body }: Submit) =>
  requestEnvelope(shop, person, contract.orders.add, { body })

/** A shop that waits too long for its database responds `unavailable`: the buyer sends the same order again. */
export const submitUntilFinal = (pickShop: () => Shop, person: Person, submit: Submit) =>
  retryUntilFinal(() => submitOrder(pickShop(), person, submit), isFinal)

export type Placed = { order: Order; person: Person }

export const toPlaced = (person: Person, response: ShopResponse): Placed => {
  const { order, order_token } = contract.orders.add.data.parse(requireData(response))
  return { order, person: order_token ? { ...person, orderToken: order_token } : person }
}

export const placeOrder = async (
  shop: Shop,
  piece: RequestedItem,
  person = createGuest(),
  paymentMethod: 'paypal' | 'bank' = 'paypal',
): Promise<Placed> =>
  toPlaced(person, await submitOrder(shop, person, await prepareOrder(shop, person, [piece], paymentMethod)))
