import { shopCurrency } from '@partgate/schema/currency.ts'
import { parseDecimal } from '@partgate/schema/decimal.ts'
import { z } from 'zod'
import { formatAmount } from '#money/money.ts'

export const moneyShape = z.object({ currency_code: z.string(), value: z.string() })
export type PaypalMoney = {
  currency: string
  /** Null where the text is not an amount in hundredths. */ cents: bigint | null
}

/** `1870n` is `{ currency_code: 'USD', value: '18.70' }`. */
export const toPaypalMoney = (cents: bigint) => ({ currency_code: shopCurrency, value: formatAmount(cents) })

const pattern = /^\d{1,15}(\.\d{1,2})?$/

export const toMoney = ({ currency_code, value }: z.output<typeof moneyShape>): PaypalMoney => ({
  currency: currency_code,
  cents: pattern.test(value) ? parseDecimal(value, 2) : null,
})
