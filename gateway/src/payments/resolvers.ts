import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { orderNoArgument, orderOf, orderPayload, proofOf, readOrder } from '../orders/index.ts'
import { outcomeOf } from '../user-errors.ts'
import { upperCase, webAddress } from '../values.ts'
import { bankAccountOf, fieldNames, paymentMethodOf, paypalClientOf } from './normalize.ts'

const shop = contract.payments

export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: async (_, _args, { upstream }) => (await upstream.call(shop.methods)).map(paymentMethodOf),
    paypalClient: async (_, _args, { upstream }) => paypalClientOf(await upstream.call(shop.paypalToken), Date.now()),
    bankAccount: async (_, _args, { upstream }) => bankAccountOf(await upstream.call(shop.bankAccount)),
  },
  Mutation: {
    startPayPalPayment: async (_, { input }, context) => {
      const number = orderNoArgument('input.orderId', input.orderId)
      const call = context.upstream.call(shop.paypalCreateOrder, {
        body: { order_no: number },
        ...proofOf(context, number),
      })
      const { data, errors } = await outcomeOf(call, fieldNames)
      return {
        approveUrl: data && webAddress(data.approve_url),
        paypalOrderId: data && data.paypal_order_id,
        errors,
      }
    },
    capturePayPalPayment: async (_, { input }, context) => {
      const number = orderNoArgument('input.orderId', input.orderId)
      const body = { order_no: number, paypal_order_id: input.paypalOrderId }
      const call = context.upstream.call(shop.paypalCapture, { body, ...proofOf(context, number) })
      const { data, errors } = await outcomeOf(call, fieldNames)
      return {
        orderNumber: number,
        outcome: data && upperCase(data.outcome),
        order: data && orderOf(data.order),
        errors,
      }
    },
    declareBankTransfer: (_, { input }, context) => {
      const number = orderNoArgument('input.orderId', input.orderId)
      const body = { order_no: number, remittance_note: input.remittanceNote ?? undefined }
      return orderPayload(number, context.upstream.call(shop.bankConfirm, { body, ...proofOf(context, number) }))
    },
  },
  CapturePayPalPaymentPayload: {
    order: async ({ order, orderNumber }, _, context) => {
      if (order) return order
      const found = await readOrder(context, orderNumber)
      return found && orderOf(found)
    },
  },
}
