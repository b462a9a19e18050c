import { z } from 'zod'
import type { CartData } from '@partgate/schema/shop-api/cart.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { argument } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { globalId, rowIdArgument } from '../ids.ts'
import type { CartPayloadModel } from '../models.ts'
import { keepGuestCart } from '../session.ts'
import { outcomeOf } from '../user-errors.ts'
import { cartOf, currentCart, fieldNames } from './normalize.ts'

const shop = contract.cart
const removable = z.array(z.string()).min(1).max(100)

const cartFrom = (data: CartData, context: GatewayContext) => {
  if (data.cart_token) keepGuestCart(context, data.cart_token)
  return cartOf(data)
}

/** The cart of whoever asks. */
export const readCart = async (context: GatewayContext) => cartFrom(await context.upstream.call(shop.lists), context)

const change = async (answer: Promise<CartData>, context: GatewayContext): Promise<CartPayloadModel> => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { cart: data && cartFrom(data, context), errors }
}

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, _args, context) => readCart(context),
    cartLineCount: async (_, _args, { upstream }) => (await upstream.call(shop.count)).count,
  },
  Mutation: {
    addToCart: (_, { input }, context) => {
      const goods_id = rowIdArgument('Product', 'input.productId', input.productId)
      return change(context.upstream.call(shop.add, { body: { goods_id, cart_num: input.quantity } }), context)
    },
    setCartLineQuantity: (_, { input }, context) => {
      const cart_id = rowIdArgument('CartLine', 'input.lineId', input.lineId)
      return change(context.upstream.call(shop.addMinus, { body: { cart_id, cart_num: input.quantity } }), context)
    },
    selectCartLines: (_, { input }, context) => {
      const cart_ids = input.lineIds.map((id) => rowIdArgument('CartLine', 'input.lineIds', id))
      return change(context.upstream.call(shop.selected, { body: { cart_ids, selected: input.isSelected } }), context)
    },
    removeCartLines: (_, { input }, context) => {
      const lineIds = argument('input.lineIds', removable, input.lineIds)
      const id = lineIds.map((each) => rowIdArgument('CartLine', 'input.lineIds', each)).join(',')
      return change(context.upstream.call(shop.delete, { params: { id } }), context)
    },
  },
  CartPayload: {
    cart: ({ cart }, _, context) => cart ?? readCart(context),
  },
}

/** Fetches objects of this domain by what their global ids hold. */
export const cartNodes = {
  Cart: async (raw: string, context: GatewayContext) => (raw === currentCart ? readCart(context) : null),
  CartLine: async (raw: string, context: GatewayContext) => {
    const { lines } = await readCart(context)
    return lines.find(({ id }) => id === globalId('CartLine', raw)) ?? null
  },
}
