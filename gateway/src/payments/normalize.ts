import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { ResolversParentTypes } from '../generated/resolvers.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toPaymentMethodKind } from '../orders/index.ts'

type Payments = typeof contract.payments

export const fieldNames: FieldNames = { order_no: 'orderId' }

export const toPaymentMethod = (method: Data<Payments['methods']>[number]): ResolversParentTypes['PaymentMethod'] => ({
  kind: toPaymentMethodKind(method.pay_method),
  name: method.name,
  description: method.description,
  icons: method.icons,
})

/** A `Date` has a limit. */
const maxExpiresInS = 366 * 24 * 60 * 60

export const toPayPalClient = (
  token: Data<Payments['paypalToken']>,
  nowMs: number,
): ResolversParentTypes['PayPalClient'] => ({
  clientId: token.client_id,
  clientToken: token.client_token,
  expiresAt: new Date(nowMs + Math.min(token.expires_in, maxExpiresInS) * 1000).toISOString(),
})

export const toBankAccount = (account: Data<Payments['bankAccount']>): ResolversParentTypes['BankAccount'] => ({
  beneficiary: account.beneficiary,
  bankName: account.bank_name,
  bankAddress: account.bank_address,
  accountNumber: account.account_number,
  swift: account.swift,
  currency: account.currency,
})
