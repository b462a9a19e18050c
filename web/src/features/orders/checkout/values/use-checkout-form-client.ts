'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { get, useForm, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { orderAddressFields, useAddressLabel } from '#features/account/index-client.ts'
import { findTimeZoneCountry, likelyCountry, rememberedCountry } from '#features/cart/index-client.ts'
import { CheckoutPageDocument } from '#graphql/generated/documents/orders.ts'
import type { CheckoutForm_ViewerFragment, PaymentMethodKind } from '#graphql/generated/types.ts'
import { useStoredInput } from '#graphql/session/use-stored-input-client.ts'
import { createResolver } from '#ui/form/create-resolver.ts'
import { draftText } from '../placing/browser-records.ts'
import {
  checkCheckout,
  type CheckoutField,
  type CheckoutValues,
  findField,
  newAddress,
  orderCheckoutFields,
  shownField,
  toBillingChoice,
} from '../checkout-values.ts'
import { parseDraft, printDraft } from './draft.ts'
import { fieldId, focusField } from '../field-id.ts'
import { initialValues } from './initial-values.ts'

type Viewer = CheckoutForm_ViewerFragment | null
type FormFacts = { viewer: Viewer; served: readonly string[]; paymentMethods: readonly PaymentMethodKind[] }

const toStart = ({ viewer, served, paymentMethods }: FormFacts) => {
  const draft = parseDraft(draftText.read(), viewer?.id ?? null, Date.now())
  const defaultValues = initialValues({
    viewer,
    draft: draft?.values ?? null,
    likelyCountry: likelyCountry(
      {
        addressCountry: null,
        profileCountry: viewer?.countryCode ?? null,
        rememberedCountry: rememberedCountry.read(),
        languages: navigator.languages,
        timeZoneCountry: findTimeZoneCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, served),
      },
      served,
    ),
    served,
    paymentMethods,
  })
  return { defaultValues, hasSessionEnded: draft?.hasSessionEnded ?? false }
}

const writeDraft = (values: CheckoutValues, owner: string | null) =>
  draftText.write(printDraft(values, owner, Date.now()))

const filterFields = (fields: readonly CheckoutField[], isWrong: (field: CheckoutField) => boolean) =>
  fields.filter(isWrong)

/** Values are stored in this tab while the buyer types. */
export const useCheckoutForm = (facts: FormFacts) => {
  const { viewer, served } = facts
  const buyer = { isGuest: viewer === null }
  const t = useTranslations()
  const [{ defaultValues, hasSessionEnded }] = useState(() => toStart(facts))
  const client = useClient()
  const [refusals, setRefusals] = useState<string[]>([])
  const form = useForm<CheckoutValues>({
    defaultValues,
    resolver: createResolver(
      (values: CheckoutValues) => checkCheckout(values, buyer),
      (problem) => t(problem),
    ),
    shouldFocusError: false,
  })
  const { control, formState, getValues, setError, setValue, clearErrors, subscribe } = form
  const [shippingChoice, billingChoice, newCountry, billingCountry] = useWatch({
    control,
    name: ['shippingChoice', 'billingChoice', 'shipping.countryCode', 'billing.countryCode'],
  })
  const locale = useLocale()
  const fields = orderCheckoutFields(orderAddressFields(newCountry, locale), orderAddressFields(billingCountry, locale))
  const saved = viewer?.addresses ?? []
  const destination =
    shippingChoice === newAddress ? newCountry : saved.find(({ id }) => id === shippingChoice)?.address.countryCode
  // The shop refuses previews for any other country; without one it still returns the items.
  const countryCode = destination && served.includes(destination) ? destination : ''

  const owner = viewer?.id ?? null
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(values, owner),
      }),
    [subscribe, owner],
  )
  useStoredInput(
    // Written again, because a draft expires. The draft of a member whose session has ended stays stored for the next sign-in.
    () => draftText.read() !== null && (hasSessionEnded || writeDraft(getValues(), owner)),
  )
  useEffect(() => {
    if (newCountry) rememberedCountry.write(newCountry)
    clearErrors(['shipping.state', 'shipping.postalCode'])
  }, [newCountry, clearErrors])
  useEffect(() => clearErrors(['billing.state', 'billing.postalCode']), [billingCountry, clearErrors])

  useEffect(() => {
    const allowed = toBillingChoice({ shippingChoice, billingChoice })
    if (allowed !== billingChoice) setValue('billingChoice', allowed)
  }, [shippingChoice, billingChoice, setValue])
  const onNewBilling = useEffectEvent(() => {
    if (countryCode && !getValues('billing.countryCode')) setValue('billing.countryCode', countryCode)
  })
  useEffect(() => {
    if (billingChoice === newAddress) onNewBilling()
  }, [billingChoice])

  const shippingLabel = useAddressLabel(newCountry)
  const billingLabel = useAddressLabel(billingCountry)
  const formatLabel = (field: CheckoutField): string => {
    const [kind, name] = field.split('.')
    if (!name) return t(`checkout.fields.${field as Exclude<CheckoutField, `${string}.${string}`>}`)
    return kind === 'shipping'
      ? shippingLabel(name as Parameters<typeof shippingLabel>[0])
      : t('checkout.fields.ofBilling', { field: billingLabel(name as Parameters<typeof billingLabel>[0]) })
  }

  return {
    form,
    countryCode,
    newCountry,
    billingCountry,
    findError: (field: CheckoutField) => form.getFieldState(field, formState).error?.message,
    refusals,
    hasSessionEnded,
    focusFirstError: (errors: object) => {
      const [first] = filterFields(fields, (field) => Boolean(get(errors, field)))
      if (first) focusField(first)
    },
    refuse: (errors: readonly { message: string; path?: readonly string[] | null }[]) => {
      const values = getValues()
      const placed = errors.map(({ message, path }) => {
        const field = findField(path)
        return { message, requested: field, field: field && shownField(field, values, buyer) }
      })
      // The shop requests the e-mail address of guests only.
      if (!buyer.isGuest && placed.some(({ requested }) => requested === 'email')) {
        writeDraft(values, owner)
        void client.query(CheckoutPageDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      }
      for (const { field, message } of placed) if (field) setError(field, { message })
      setRefusals(placed.flatMap(({ field, message }) => (field ? [] : [message])))
      const [first] = filterFields(fields, (field) => placed.some((one) => one.field === field))
      if (first) focusField(first)
    },
    clearRefusals: () => setRefusals([]),
    invalidFields: filterFields(fields, (field) => Boolean(get(formState.errors, field))).map((field) => ({
      id: fieldId(field),
      label: formatLabel(field),
      focus: () => focusField(field),
    })),
  }
}
export type CheckoutFormState = ReturnType<typeof useCheckoutForm>
