import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { maxLongTextChars } from '@partgate/schema/limits.ts'
import { addressFields, emptyAddress } from '#features/account/index-client.ts'
import type { Carrier, PaymentMethodKind } from '#graphql/generated/types.ts'
import { type CheckoutValues, newAddress, sameAddress } from '../checkout-values.ts'

export const draftLifetimeMs = 4 * 60 * 60 * 1000

const carriers: readonly Carrier[] = ['DHL', 'FEDEX', 'SF', 'UPS']
const methods: readonly PaymentMethodKind[] = ['BANK_TRANSFER', 'PAYPAL']

const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const text = (value: unknown) => (typeof value === 'string' && value.length <= maxLongTextChars ? value : '')

const parseAddress = (value: unknown) => {
  const fields = toRecord(value)
  return { ...emptyAddress, ...Object.fromEntries(addressFields.map((field) => [field, text(fields[field])])) }
}

const parseValues = (value: unknown): CheckoutValues => {
  const fields = toRecord(value)
  return {
    email: text(fields['email']),
    shippingChoice: text(fields['shippingChoice']) || newAddress,
    shipping: parseAddress(fields['shipping']),
    savesAddress: fields['savesAddress'] === true,
    billingChoice: text(fields['billingChoice']) || sameAddress,
    billing: parseAddress(fields['billing']),
    carrier: carriers.find((carrier) => carrier === fields['carrier']) ?? '',
    paymentMethod: methods.find((method) => method === fields['paymentMethod']) ?? '',
    purchaseOrderNumber: text(fields['purchaseOrderNumber']),
    remark: text(fields['remark']),
  }
}

/** `owner` is the member's id; null for a guest. */
export const printDraft = (values: CheckoutValues, owner: string | null, nowMs: number) =>
  JSON.stringify({ owner, savedAtMs: nowMs, values })

type Draft = {
  values: CheckoutValues
  /** Signing out removes the draft, so the form of a guest finds that of a member only after the end of a session. */
  hasSessionEnded: boolean
}

/** A guest's draft continues after sign-in. Of a member's draft, only that member sees the addresses. Storage content is validated. */
export const parseDraft = (draft: string | null, owner: string | null, nowMs: number): Draft | null => {
  const { owner: writer, savedAtMs, values } = toRecord(parseJson(draft))
  const ageMs = typeof savedAtMs === 'number' ? nowMs - savedAtMs : Infinity
  if (!(ageMs >= 0 && ageMs < draftLifetimeMs)) return null
  if (writer === null || writer === owner) return { values: parseValues(values), hasSessionEnded: false }
  if (owner !== null) return null
  const { purchaseOrderNumber, remark, paymentMethod } = parseValues(values)
  return { values: { ...parseValues(null), purchaseOrderNumber, remark, paymentMethod }, hasSessionEnded: true }
}
