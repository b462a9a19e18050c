import { maxEmailChars, maxLongTextChars, maxPurchaseOrderNumberChars } from '@partgate/schema/limits.ts'
import {
  type AddressField,
  addressFields,
  type AddressValues,
  checkAddress,
  type Problem as AccountProblem,
  trimmedAddress,
} from '#features/account/index-client.ts'
import type { AddressChoiceInput, Carrier, PaymentMethodKind, PlaceOrderInput } from '#graphql/generated/types.ts'
import { checkEmail } from '#ui/form/check-contact.ts'

export const newAddress = 'new'
export const sameAddress = 'same'

export type CheckoutValues = {
  email: string
  /** Id of a saved address, or `new`. */
  shippingChoice: string
  shipping: AddressValues
  savesAddress: boolean
  /** `same` as for shipping, the id of a saved address, or `new`. */
  billingChoice: string
  billing: AddressValues
  carrier: Carrier | ''
  paymentMethod: PaymentMethodKind | ''
  purchaseOrderNumber: string
  remark: string
}

export type CheckoutField =
  | 'email'
  | 'shippingChoice'
  | `shipping.${AddressField}`
  | 'billingChoice'
  | `billing.${AddressField}`
  | 'carrier'
  | 'paymentMethod'
  | 'purchaseOrderNumber'
  | 'remark'

type AddressFields = readonly AddressField[]

/** In the order of the page, for the given orders of the two addresses. */
export const orderCheckoutFields = (shipping: AddressFields, billing: AddressFields): CheckoutField[] => [
  'email',
  'shippingChoice',
  ...shipping.map((field) => `shipping.${field}` as const),
  'carrier',
  'billingChoice',
  ...billing.map((field) => `billing.${field}` as const),
  'paymentMethod',
  'purchaseOrderNumber',
  'remark',
]

const checkoutFields = orderCheckoutFields(addressFields, addressFields)

export const maxFieldChars = {
  email: maxEmailChars,
  purchaseOrderNumber: maxPurchaseOrderNumberChars,
  remark: maxLongTextChars,
}

type CheckoutProblem = `account.problems.${AccountProblem}` | `checkout.problems.paymentMethod`
type Problems = { [Field in CheckoutField]?: CheckoutProblem | undefined }

const addressProblems = (kind: 'shipping' | 'billing', values: AddressValues): Problems =>
  Object.fromEntries(
    Object.entries(checkAddress(values)).map(([field, problem]) => [
      `${kind}.${field}`,
      problem && `account.problems.${problem}`,
    ]),
  )

type BuyerStatus = { isGuest: boolean }
type Choices = Pick<CheckoutValues, 'shippingChoice' | 'billingChoice'>

/** Checked before the request is sent. */
export const checkCheckout = (values: CheckoutValues, { isGuest }: BuyerStatus): Problems => {
  const email = isGuest ? checkEmail(values.email) : undefined
  return {
    email: email && `account.problems.${email}`,
    ...(values.shippingChoice === newAddress && addressProblems('shipping', values.shipping)),
    ...(values.billingChoice === newAddress && addressProblems('billing', values.billing)),
    paymentMethod: values.paymentMethod === '' ? 'checkout.problems.paymentMethod' : undefined,
  }
}

/** The saved address of the delivery is no choice of its own for billing. */
export const toBillingChoice = ({ shippingChoice, billingChoice }: Choices) =>
  billingChoice === shippingChoice && billingChoice !== newAddress ? sameAddress : billingChoice

export type OrderContent = Omit<PlaceOrderInput, 'idempotencyKey'>
type Agreed = Pick<PlaceOrderInput, 'previewHash' | 'carrier' | 'paymentMethod' | 'lines'>

const toAddressChoice = (choice: string, address: AddressValues): AddressChoiceInput =>
  choice === newAddress ? { address: trimmedAddress(address) } : { savedAddressId: choice }

export const toOrder = (values: CheckoutValues, buyer: BuyerStatus, agreed: Agreed): OrderContent => {
  const { shippingChoice, billingChoice } = values
  return {
    ...agreed,
    email: buyer.isGuest ? values.email.trim() : null,
    shippingAddress: toAddressChoice(shippingChoice, values.shipping),
    billingAddress: billingChoice === sameAddress ? null : toAddressChoice(billingChoice, values.billing),
    purchaseOrderNumber: values.purchaseOrderNumber.trim() || null,
    remark: values.remark.trim() || null,
  }
}

/** Null where the form has no such field. */
export const findField = (path: readonly string[] | null | undefined): CheckoutField | null => {
  const [root, name = '', choice, inner] = path ?? []
  if (root !== 'input') return null
  const kind = name === 'shippingAddress' ? 'shipping' : name === 'billingAddress' ? 'billing' : null
  if (kind && choice === 'savedAddressId') return `${kind}Choice`
  const wanted = kind ? `${kind}.${inner}` : name
  return checkoutFields.find((field) => field === wanted) ?? null
}

/** A saved address has no fields here, so its error is shown at the choice. A member has no field for the e-mail address. */
export const shownField = (
  field: CheckoutField,
  values: CheckoutValues,
  { isGuest }: BuyerStatus,
): CheckoutField | null => {
  if (field === 'email' && !isGuest) return null
  if (field.startsWith('shipping.') && values.shippingChoice !== newAddress) return 'shippingChoice'
  if (field.startsWith('billing.') && values.billingChoice !== newAddress) return 'billingChoice'
  return field
}
