import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import {
  changedOrderResolvers,
  parseOrderNoArgument,
  toChangedOrder,
  toOrder,
  findOrderTokenInput,
} from '../orders/index.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { toUpperCase, toWebAddress } from '../graphql/values.ts'
import { toBankAccount, fieldNames, toPaymentMethod, toPayPalClient } from './normalize.ts'

const shop = contract.payments

export const paymentResolvers: Resolvers = {
  Query: {
    paymentMethods: async (_, _args, { upstream }) => (await upstream.request(shop.methods)).map(toPaymentMethod),
    paypalClient: async (_, _args, { upstream }) =>
      toPayPalClient(await upstream.request(shop.paypalToken), Date.now()),
    bankAccount: async (_, _args, { upstream }) => toBankAccount(await upstream.request(shop.bankAccount)),
  },
  Mutation: {
    startPayPalPayment: async (_, { input }, context) => {
      const number = parseOrderNoArgument('input.orderId', input.orderId)
      const request = context.upstream.request(shop.paypalCreateOrder, {
        body: { order_no: number },
        ...findOrderTokenInput(context, number),
      })
      const { data, errors } = await toOutcome(request, fieldNames)
      return {
        approveUrl: data && toWebAddress(data.approve_url),
        paypalOrderId: data && data.paypal_order_id,
        errors,
      }
    },
    capturePayPalPayment: async (_, { input }, context) => {
      const number = parseOrderNoArgument('input.orderId', input.orderId)
      const body = { order_no: number, paypal_order_id: input.paypalOrderId }
      const request = context.upstream.request(shop.paypalCapture, { body, ...findOrderTokenInput(context, number) })
      const { data, errors } = await toOutcome(request, fieldNames)
      return {
        orderNumber: number,
        outcome: data && toUpperCase(data.outcome),
        order: data && toOrder(data.order),
        errors,
      }
    },
    declareBankTransfer: (_, { input }, context) => {
      const number = parseOrderNoArgument('input.orderId', input.orderId)
      const body = {
        order_no: number,
        remittance_note: input.remittanceNote ?? undefined,
      }
      return toChangedOrder(
        number,
        context.upstream.request(shop.bankConfirm, { body, ...findOrderTokenInput(context, number) }),
      )
    },
  },
  CapturePayPalPaymentPayload: changedOrderResolvers,
  DeclareBankTransferPayload: changedOrderResolvers,
}
