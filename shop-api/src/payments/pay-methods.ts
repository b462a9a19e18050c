import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { payments } from '@partgate/schema/shop-api/payments.ts'
import type { Translator } from '#i18n/translator.ts'

export const listPayMethods = (t: Translator): Data<typeof payments.methods> => [
  {
    pay_method: 'paypal',
    name: t('payMethods.paypal.name'),
    description: t('payMethods.paypal.description'),
    icons: ['paypal', 'visa', 'mastercard'],
  },
  {
    pay_method: 'bank',
    name: t('payMethods.bank.name'),
    description: t('payMethods.bank.description'),
    icons: ['bank'],
  },
]
