import { routes } from '#http/route.ts'
import { getTranslator } from '#i18n/translator.ts'
import { presentOrder } from '#orders/index.ts'
import { bankAccount } from './bank-account.ts'
import { createClientTokenService } from './client-token.ts'
import type { Context } from './context.ts'
import { declareTransfer } from './declare-transfer.ts'
import { openPayment } from './open-payment.ts'
import { listPayMethods } from './pay-methods.ts'
import { takePayment } from './take-payment.ts'

export const paymentsRoutes = (deps: Context) => {
  const [open, take, declare, clientToken] = [
    openPayment(deps),
    takePayment(deps),
    declareTransfer(deps),
    createClientTokenService(deps),
  ]
  return routes('payments', {
    paypalToken: () => clientToken(),
    paypalCreateOrder: ({ caller, address, body, lang }) => open({ caller, address }, body.order_no, lang),
    paypalCapture: async ({ caller, address, body, lang }) => {
      const { outcome, orderId } = await take({ caller, address }, body.order_no, body.paypal_order_id)
      return { outcome, order: await presentOrder(deps.db, orderId, lang) }
    },
    bankAccount: () => bankAccount,
    bankConfirm: async ({ caller, address, body, lang }) =>
      presentOrder(deps.db, await declare({ caller, address }, body.order_no, body.remittance_note), lang),
    methods: ({ lang }) => listPayMethods(getTranslator(lang)),
  })
}
