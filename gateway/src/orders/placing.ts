import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body } from '@partgate/schema/shop-api/endpoint.ts'
import type { GatewayContext } from '../context.ts'
import type { BuyNowInput, PlaceOrderInput, QueryCheckoutArgs } from '../generated/resolvers.ts'
import { rowIdArgument } from '../ids.ts'
import type { PlaceOrderPayloadModel } from '../models.ts'
import { wireAddressOf } from '../postal-address.ts'
import { outcomeOf } from '../user-errors.ts'
import { lowerCase } from '../values.ts'
import { fieldNames, orderOf, quoteOf } from './normalize.ts'
import { keepSecret } from './secrets.ts'

const shop = contract.orders

const pieceOf = (argument: string, { productId, quantity }: BuyNowInput) => ({
  goods_id: rowIdArgument('Product', `${argument}.productId`, productId),
  cart_num: quantity,
})

export const checkout = async ({ upstream }: GatewayContext, args: QueryCheckoutArgs) => {
  const destination = {
    country: args.countryCode ?? undefined,
    carrier: args.carrier ? lowerCase(args.carrier) : undefined,
  }
  const answer = args.buyNow
    ? upstream.call(shop.buyNowBefore, { body: { ...pieceOf('buyNow', args.buyNow), ...destination } })
    : upstream.call(shop.before, { body: destination })
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { quote: data && quoteOf(data), errors }
}

const addressIdOf = (argument: string, id: string | null | undefined) =>
  id ? rowIdArgument('SavedAddress', argument, id) : undefined

const bodyOf = (input: PlaceOrderInput): Body<typeof shop.add> => ({
  idempotency_key: input.idempotencyKey,
  quote_hash: input.quoteHash,
  buy_now: input.buyNow ? pieceOf('input.buyNow', input.buyNow) : undefined,
  email: input.email ?? undefined,
  shipping_address_id: addressIdOf('input.shippingAddressId', input.shippingAddressId),
  shipping_address: input.shippingAddress ? wireAddressOf(input.shippingAddress) : undefined,
  billing_address_id: addressIdOf('input.billingAddressId', input.billingAddressId),
  billing_address: input.billingAddress ? wireAddressOf(input.billingAddress) : undefined,
  carrier: lowerCase(input.carrier),
  payment_method: lowerCase(input.paymentMethod),
  remark: input.remark ?? undefined,
})

/** A guest gets the order's secret: a browser as a cookie, anything else in the answer. */
export const placeOrder = async (context: GatewayContext, input: PlaceOrderInput): Promise<PlaceOrderPayloadModel> => {
  const { data, errors } = await outcomeOf(context.upstream.call(shop.add, { body: bodyOf(input) }), fieldNames)
  if (data === null) return { order: null, orderToken: null, errors }
  const { order, order_token } = data
  if (order_token !== null) keepSecret(context, order.order_no, order_token)
  return { order: orderOf(order), orderToken: context.isBareClient ? order_token : null, errors }
}
