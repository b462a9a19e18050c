import { toAddressValues, emptyAddress } from '#features/account/index-client.ts'
import type { CheckoutForm_ViewerFragment, PaymentMethodKind } from '#graphql/generated/types.ts'
import { type CheckoutValues, newAddress, sameAddress } from '../checkout-values.ts'

type Facts = {
  viewer: CheckoutForm_ViewerFragment | null
  draft: CheckoutValues | null
  likelyCountry: string | null
  /** Codes of the countries that the shop delivers to. */
  served: readonly string[]
  paymentMethods: readonly PaymentMethodKind[]
}

type Saved = NonNullable<CheckoutForm_ViewerFragment['addresses']>

const defaultChoices = (saved: Saved) => {
  const shipping = saved.find(({ isDefaultShipping }) => isDefaultShipping) ?? saved[0]
  const billing = saved.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    shippingChoice: shipping?.id ?? newAddress,
    billingChoice: billing && billing.id !== shipping?.id ? billing.id : sameAddress,
  }
}

const fromProfile = (viewer: CheckoutForm_ViewerFragment | null, likelyCountry: string | null) => {
  if (!viewer) return { ...emptyAddress, countryCode: likelyCountry ?? '' }
  const { contactName, companyName, telephone, countryCode, city, state, addressLine1 } = viewer
  const known = { contactName, companyName, telephone, city, state: state ?? '', addressLine1 }
  return { ...emptyAddress, ...known, countryCode: countryCode ?? likelyCountry ?? '' }
}

const isTyped = ({ shipping }: CheckoutValues) =>
  Object.entries(shipping).some(([field, text]) => field !== 'countryCode' && text.trim() !== '')

const startingValues = ({ viewer, draft, likelyCountry, paymentMethods }: Facts): CheckoutValues => {
  const saved = viewer?.addresses ?? []
  const isKnown = (choice: string) => saved.some(({ id }) => id === choice)
  const choices = defaultChoices(saved)
  const start: CheckoutValues = {
    email: '',
    ...choices,
    shipping:
      saved.length > 0 ? { ...emptyAddress, countryCode: likelyCountry ?? '' } : fromProfile(viewer, likelyCountry),
    savesAddress: false,
    billing: emptyAddress,
    carrier: '',
    paymentMethod: paymentMethods[0] ?? '',
    purchaseOrderNumber: '',
    remark: '',
  }
  if (!draft) return start
  const shippingChoice = isKnown(draft.shippingChoice)
    ? draft.shippingChoice
    : isTyped(draft)
      ? newAddress
      : choices.shippingChoice
  const shouldKeepBilling = draft.billingChoice === newAddress || draft.billingChoice === sameAddress
  const isSignedInSince = draft.shippingChoice === newAddress && shippingChoice !== newAddress
  return {
    ...draft,
    shippingChoice,
    shipping: isTyped(draft)
      ? toAddressValues(draft.shipping)
      : { ...start.shipping, countryCode: draft.shipping.countryCode },
    billingChoice:
      isKnown(draft.billingChoice) || (shouldKeepBilling && !isSignedInSince)
        ? draft.billingChoice
        : choices.billingChoice,
    paymentMethod:
      draft.paymentMethod && paymentMethods.includes(draft.paymentMethod) ? draft.paymentMethod : start.paymentMethod,
  }
}

/** A country without delivery is left empty. */
export const initialValues = (facts: Facts): CheckoutValues => {
  const values = startingValues(facts)
  const withServedCountry = (address: CheckoutValues['shipping']) =>
    facts.served.includes(address.countryCode) ? address : { ...address, countryCode: '' }
  return { ...values, shipping: withServedCountry(values.shipping), billing: withServedCountry(values.billing) }
}
