import { maxAddedLines, maxCartLines, maxListedIds } from '@partgate/schema/limits.ts'
import type { CartData } from '@partgate/schema/shop-api/cart.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { RefusedLine } from '@partgate/schema/shop-api/envelope.ts'
import type { GatewayContext } from '../context.ts'
import { parseList } from '../graphql/bad-input.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { cutList, toGlobalId, parseRowIdArgument, toRowId, toRowIds } from '../graphql/ids.ts'
import type { CartPayloadModel } from '../models.ts'
import { renewGuestCart, storeGuestCart } from '../caller/session.ts'
import { toNullIfMissing } from '../upstream/error.ts'
import { toOutcome, toUserErrors } from '../graphql/user-errors.ts'
import { parseLineInput, toWireLines } from './line-inputs.ts'
import { toCart, fieldNames, savedLineFieldNames, toSharedCart } from './normalize.ts'

const shop = contract.cart
const shareToken = shop.shared.body.shape.token

/** The ids are in the path of the request, which cannot be empty or too long. */
const parseIdList = (type: 'CartLine' | 'SavedCartLine', argument: string, ids: readonly string[]) =>
  toRowIds(type, parseList(argument, ids, maxListedIds), maxListedIds).join(',')

const toLineErrors = ({ index, ...refusal }: RefusedLine) =>
  toUserErrors(refusal, fieldNames, ['input', 'lines', String(index)])

const acceptCart = (data: CartData, context: GatewayContext) => {
  if (data.cart_token) storeGuestCart(context, data.cart_token)
  return toCart(data)
}

export const readCart = async (context: GatewayContext) =>
  acceptCart(await context.upstream.request(shop.lists), context)

const acceptChange = (data: CartData, context: GatewayContext) => {
  const cart = acceptCart(data, context)
  if (cart) renewGuestCart(context)
  return cart
}

const change = async (
  response: Promise<CartData>,
  context: GatewayContext,
  names = fieldNames,
): Promise<CartPayloadModel> => {
  const { data, errors } = await toOutcome(response, names)
  return data ? { cart: acceptChange(data, context), errors } : { errors }
}

const payload = {
  cart: ({ cart }: CartPayloadModel, _args: unknown, context: GatewayContext) =>
    cart === undefined ? readCart(context) : cart,
}

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, _args, context) => readCart(context),
    cartLineCount: async (_, _args, { upstream }) => (await upstream.request(shop.count)).count,
    sharedCart: async (_, { token }, { upstream }) => {
      if (!shareToken.safeParse(token).success) return null
      const found = await toNullIfMissing(upstream.request(shop.shared, { body: { token } }))
      return found && toSharedCart(found)
    },
  },
  Mutation: {
    addToCart: (_, { input }, context) => {
      return change(context.upstream.request(shop.add, { body: parseLineInput('input', input) }), context)
    },
    addCartLines: async (_, { input }, context) => {
      const lines = toWireLines(input.lines, maxAddedLines)
      const { data, errors } = await toOutcome(context.upstream.request(shop.addMany, { body: { lines } }), fieldNames)
      if (data === null) return { errors }
      return { cart: acceptChange(data, context), errors: data.refused.flatMap(toLineErrors) }
    },
    setCartLineQuantity: (_, { input }, context) => {
      const cart_id = parseRowIdArgument('CartLine', 'input.lineId', input.lineId)
      return change(context.upstream.request(shop.addMinus, { body: { cart_id, cart_num: input.quantity } }), context)
    },
    setCustomerPartNumbers: (_, { input }, context) => {
      const lines = cutList(input.lines, maxCartLines).map(({ lineId, customerPartNumber }) => ({
        cart_id: toRowId('CartLine', lineId),
        customer_part_no: customerPartNumber ?? '',
      }))
      return change(context.upstream.request(shop.partNumbers, { body: { lines } }), context)
    },
    selectCartLines: (_, { input }, context) => {
      const cart_ids = toRowIds('CartLine', input.lineIds, maxCartLines)
      return change(
        context.upstream.request(shop.selected, { body: { cart_ids, selected: input.isSelected } }),
        context,
      )
    },
    removeCartLines: (_, { input }, context) => {
      const id = parseIdList('CartLine', 'input.lineIds', input.lineIds)
      return change(context.upstream.request(shop.delete, { params: { id } }), context)
    },
    saveCartLinesForLater: (_, { input }, context) => {
      const cart_ids = toRowIds('CartLine', input.lineIds, maxCartLines)
      return change(context.upstream.request(shop.save, { body: { cart_ids } }), context)
    },
    moveSavedLinesToCart: (_, { input }, context) => {
      const saved_ids = toRowIds('SavedCartLine', input.savedLineIds, maxCartLines)
      return change(context.upstream.request(shop.unsave, { body: { saved_ids } }), context)
    },
    removeSavedLines: (_, { input }, context) => {
      const id = parseIdList('SavedCartLine', 'input.savedLineIds', input.savedLineIds)
      return change(context.upstream.request(shop.deleteSaved, { params: { id } }), context, savedLineFieldNames)
    },
    shareCart: async (_, _args, { upstream }) => {
      const { data, errors } = await toOutcome(upstream.request(shop.share))
      return { token: data?.token ?? null, expiresAt: data?.expires_at ?? null, errors }
    },
  },
  AddToCartPayload: payload,
  AddCartLinesPayload: payload,
  SetCartLineQuantityPayload: payload,
  SetCustomerPartNumbersPayload: payload,
  SelectCartLinesPayload: payload,
  RemoveCartLinesPayload: payload,
  SaveCartLinesForLaterPayload: payload,
  MoveSavedLinesToCartPayload: payload,
  RemoveSavedLinesPayload: payload,
}

export const cartNodes = {
  Cart: async (raw: string, context: GatewayContext) => {
    const cart = await readCart(context)
    return cart?.id === toGlobalId('Cart', raw) ? cart : null
  },
  CartLine: async (raw: string, context: GatewayContext) => {
    const cart = await readCart(context)
    return cart?.lines.find(({ id }) => id === toGlobalId('CartLine', raw)) ?? null
  },
  SavedCartLine: async (raw: string, context: GatewayContext) => {
    const cart = await readCart(context)
    return cart?.savedLines.find(({ id }) => id === toGlobalId('SavedCartLine', raw)) ?? null
  },
}
