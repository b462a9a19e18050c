import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { ResolversParentTypes } from '../generated/resolvers.ts'
import type { FieldNames } from '../user-errors.ts'
import { upperCase } from '../values.ts'

type Payments = typeof contract.payments

export const fieldNames: FieldNames = { order_no: 'orderId' }

export const paymentMethodOf = (method: Data<Payments['methods']>[number]): ResolversParentTypes['PaymentMethod'] => ({
  kind: upperCase(method.pay_method),
  name: method.name,
  description: method.description,
  icons: method.icons,
})

/** No moment is further away than a `Date` can tell. */
const longestS = 366 * 24 * 60 * 60

export const paypalClientOf = (
  token: Data<Payments['paypalToken']>,
  nowMs: number,
): ResolversParentTypes['PayPalClient'] => ({
  clientId: token.client_id,
  clientToken: token.client_token,
  expiresAt: new Date(nowMs + Math.min(token.expires_in, longestS) * 1000).toISOString(),
})

export const bankAccountOf = (account: Data<Payments['bankAccount']>): ResolversParentTypes['BankAccount'] => ({
  beneficiary: account.beneficiary,
  bankName: account.bank_name,
  bankAddress: account.bank_address,
  accountNumber: account.account_number,
  swift: account.swift,
  currency: account.currency,
})
