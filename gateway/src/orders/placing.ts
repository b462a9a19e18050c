import { randomBytes } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body } from '@partgate/schema/shop-api/endpoint.ts'
import { maxOrderLines } from '@partgate/schema/limits.ts'
import { toWireLines } from '../cart/index.ts'
import type { GatewayContext } from '../context.ts'
import type { AddressChoiceInput, PlaceOrderInput, QueryCheckoutArgs } from '../generated/resolvers.ts'
import { parseRowIdArgument } from '../graphql/ids.ts'
import type { PlaceOrderPayloadModel } from '../models.ts'
import { toWireAddress } from '../graphql/postal-address.ts'
import { renewGuestCart, storeGuestCart } from '../caller/session.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { toLowerCase } from '../graphql/values.ts'
import { fieldNames, toOrder, toOrderPreview, toWireMethod } from './normalize.ts'
import { storeOrderToken } from './order-tokens.ts'

const shop = contract.orders

/** A cart token identifies the guest, so that the client and the gateway can repeat the order after a lost response. */
const identifyGuest = (context: GatewayContext) => {
  const { caller } = context
  if (caller.token === null && caller.cartToken === null) storeGuestCart(context, randomBytes(32).toString('base64url'))
}

export const checkout = async (context: GatewayContext, args: QueryCheckoutArgs) => {
  const { upstream } = context
  const lines = args.lines ? toWireLines(args.lines, maxOrderLines) : null
  if (lines) identifyGuest(context)
  const destination = {
    country: args.countryCode ?? undefined,
    carrier: args.carrier ? toLowerCase(args.carrier) : undefined,
  }
  const response = lines
    ? upstream.request(shop.buyNowBefore, { body: { lines, ...destination } })
    : upstream.request(shop.before, { body: destination })
  const { data, errors } = await toOutcome(response, fieldNames, [])
  return { preview: data && toOrderPreview(data, lines), errors }
}

const toWireChoice = (argument: string, { savedAddressId, address }: AddressChoiceInput) => ({
  id: savedAddressId ? parseRowIdArgument('SavedAddress', `${argument}.savedAddressId`, savedAddressId) : undefined,
  address: address ? toWireAddress(address) : undefined,
})

const toBody = (input: PlaceOrderInput): Body<typeof shop.add> => {
  const shipping = toWireChoice('input.shippingAddress', input.shippingAddress)
  const billing = input.billingAddress ? toWireChoice('input.billingAddress', input.billingAddress) : null
  return {
    idempotency_key: input.idempotencyKey,
    quote_hash: input.previewHash,
    lines: input.lines ? toWireLines(input.lines, maxOrderLines) : undefined,
    email: input.email ?? undefined,
    shipping_address_id: shipping.id,
    shipping_address: shipping.address,
    billing_address_id: billing?.id,
    billing_address: billing?.address,
    carrier: toLowerCase(input.carrier),
    payment_method: toWireMethod(input.paymentMethod),
    purchase_order_no: input.purchaseOrderNumber ?? undefined,
    remark: input.remark ?? undefined,
  }
}

export const placeOrder = async (context: GatewayContext, input: PlaceOrderInput): Promise<PlaceOrderPayloadModel> => {
  const body = toBody(input)
  if (input.lines) identifyGuest(context)
  const { data, errors } = await toOutcome(context.upstream.request(shop.add, { body }), fieldNames)
  if (data === null) return { order: null, orderToken: null, errors }
  if (!input.lines) renewGuestCart(context)
  const { order, order_token } = data
  if (order_token !== null) storeOrderToken(context, order.order_no, order_token)
  return { order: toOrder(order), orderToken: context.caller.transport === 'token' ? order_token : null, errors }
}
