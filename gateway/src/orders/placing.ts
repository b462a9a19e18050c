import { randomBytes } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body } from '@partgate/schema/shop-api/endpoint.ts'
import type { GatewayContext } from '../context.ts'
import type { BuyNowInput, PlaceOrderInput, QueryCheckoutArgs } from '../generated/resolvers.ts'
import { parseRowIdArgument } from '../graphql/ids.ts'
import type { PlaceOrderPayloadModel } from '../models.ts'
import { toWireAddress } from '../graphql/postal-address.ts'
import { storeGuestCart } from '../caller/session.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { toLowerCase } from '../graphql/values.ts'
import { fieldNames, toOrder, toQuote } from './normalize.ts'
import { storeOrderToken } from './order-tokens.ts'

const shop = contract.orders

const toItem = (argument: string, { productId, quantity }: BuyNowInput) => ({
  goods_id: parseRowIdArgument('Product', `${argument}.productId`, productId),
  cart_num: quantity,
})

/** A cart token identifies the guest, so that the order can be repeated after a lost response. */
const identifyGuest = (context: GatewayContext) => {
  const { caller } = context
  if (caller.token === null && caller.cartToken === null) storeGuestCart(context, randomBytes(32).toString('base64url'))
}

export const checkout = async (context: GatewayContext, args: QueryCheckoutArgs) => {
  const { upstream } = context
  if (args.buyNow) identifyGuest(context)
  const destination = {
    country: args.countryCode ?? undefined,
    carrier: args.carrier ? toLowerCase(args.carrier) : undefined,
  }
  const response = args.buyNow
    ? upstream.call(shop.buyNowBefore, { body: { ...toItem('buyNow', args.buyNow), ...destination } })
    : upstream.call(shop.before, { body: destination })
  const { data, errors } = await toOutcome(response, fieldNames)
  return { quote: data && toQuote(data), errors }
}

const parseAddressId = (argument: string, id: string | null | undefined) =>
  id ? parseRowIdArgument('SavedAddress', argument, id) : undefined

const toBody = (input: PlaceOrderInput): Body<typeof shop.add> => ({
  idempotency_key: input.idempotencyKey,
  quote_hash: input.quoteHash,
  buy_now: input.buyNow ? toItem('input.buyNow', input.buyNow) : undefined,
  email: input.email ?? undefined,
  shipping_address_id: parseAddressId('input.shippingAddressId', input.shippingAddressId),
  shipping_address: input.shippingAddress ? toWireAddress(input.shippingAddress) : undefined,
  billing_address_id: parseAddressId('input.billingAddressId', input.billingAddressId),
  billing_address: input.billingAddress ? toWireAddress(input.billingAddress) : undefined,
  carrier: toLowerCase(input.carrier),
  payment_method: toLowerCase(input.paymentMethod),
  purchase_order_no: input.purchaseOrderNumber ?? undefined,
  remark: input.remark ?? undefined,
})

export const placeOrder = async (context: GatewayContext, input: PlaceOrderInput): Promise<PlaceOrderPayloadModel> => {
  const { data, errors } = await toOutcome(context.upstream.call(shop.add, { body: toBody(input) }), fieldNames)
  if (data === null) return { order: null, orderToken: null, errors }
  const { order, order_token } = data
  if (order_token !== null) storeOrderToken(context, order.order_no, order_token)
  return { order: toOrder(order), orderToken: context.caller.transport === 'token' ? order_token : null, errors }
}
