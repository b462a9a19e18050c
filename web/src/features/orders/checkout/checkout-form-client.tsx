'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { CheckoutForm_ViewerFragment, CheckoutPageQuery, OrderLineInput } from '#graphql/generated/types.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { classes } from '#ui/classes.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { ErrorSummary } from '#ui/form/error-summary-client.tsx'
import { Refusals } from '#ui/form/form-notice.tsx'
import { summaryLayout } from '#ui/summary.tsx'
import { afterPlacingHref } from '../order-pages.ts'
import { type BasketAddress, basketKey } from './basket.ts'
import { BillingSection } from './sections/billing-section-client.tsx'
import { CarrierSection } from './sections/carrier-section-client.tsx'
import { newAddress, toOrder } from './checkout-values.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { comparePreviews, type SeenPreview } from './preview/compare-previews.ts'
import { ContactSection, SessionEndNotice } from './sections/contact-section-client.tsx'
import { checkoutTitleId, orderInformationId } from './field-id.ts'
import { NothingToOrder } from './nothing-to-order-client.tsx'
import { NotesSection } from './sections/notes-section-client.tsx'
import { OrderPlaced } from './order-placed-client.tsx'
import { PaymentSection } from './sections/payment-section-client.tsx'
import type { PlacedOrder } from './placing/placing-outcome.ts'
import { PlacingNotice } from './placing/placing-notice-client.tsx'
import { PreviewChanges } from './preview/preview-changes-client.tsx'
import { ShippingSection } from './sections/shipping-section-client.tsx'
import { Summary } from './preview/summary-client.tsx'
import { useCheckoutForm } from './values/use-checkout-form-client.ts'
import { usePlacing } from './placing/use-placing-client.ts'
import { usePreview } from './preview/use-preview-client.ts'
import styles from './checkout.module.css'

type CheckoutFormProps = {
  viewer: CheckoutForm_ViewerFragment | null
  methods: NonNullable<CheckoutPageQuery['paymentMethods']>
  countries: Country[]
  basket: BasketAddress
  lines: OrderLineInput[] | null
}

export function CheckoutForm({ viewer, methods, countries, basket, lines }: CheckoutFormProps) {
  const t = useTranslations('checkout')
  const router = useRouter()
  const served = countries.map(({ code }) => code)
  const state = useCheckoutForm({ viewer, served, paymentMethods: methods.map(({ kind }) => kind) })
  const { form, countryCode } = state
  const carrier = form.watch('carrier')
  const previewQuery = usePreview({ lines, countryCode, carrier })
  const [seen, setSeen] = useState<SeenPreview | null>(null)
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map())
  const takeQuantity = (productId: string, quantity: number | null) => {
    if (quantity !== null) setTaken((quantities) => new Map(quantities).set(productId, quantity))
    previewQuery.read()
    const target = document.getElementById(orderInformationId) ?? document.getElementById(checkoutTitleId)
    target?.focus()
  }
  const onTaken = basket.kind === 'cart' ? takeQuantity : null

  const onPlaced = (order: PlacedOrder) => {
    history.replaceState(null, '', `${location.pathname}?${new URLSearchParams({ placed: order.orderNumber })}`)
    router.push(afterPlacingHref(order))
  }
  const { placing, place, resume, startOver } = usePlacing({
    basketKey: basketKey(basket),
    owner: viewer?.id ?? null,
    onPlaced,
  })

  const isReported = placing.kind === 'changed' && previewQuery.isOutdated
  const preview = isReported ? placing.preview : previewQuery.state.kind === 'ready' ? previewQuery.state.preview : null
  const now = preview && {
    preview,
    countryCode: isReported ? countryCode : previewQuery.countryCode,
    carrier: preview.carrier ?? null,
  }
  const changes = seen && now && comparePreviews(seen, now, taken)
  const isShown = seen?.preview.hash === preview?.hash

  const onPreview = useEffectEvent(() => {
    if (now && !changes) setSeen(now)
  })
  useEffect(() => {
    if (!isShown) onPreview()
  }, [isShown])
  const onCarrierRefused = useEffectEvent(() => form.setValue('carrier', ''))
  useEffect(() => {
    if (previewQuery.isCarrierRefused) onCarrierRefused()
  }, [previewQuery.isCarrierRefused])
  const onStep = useEffectEvent(() => {
    if (placing.kind === 'changed' || placing.kind === 'outdated') previewQuery.read()
    if (placing.kind === 'refused')
      state.refuse(placing.errors.length > 0 ? placing.errors : [{ message: t('problems.any') }])
  })
  useEffect(() => onStep(), [placing])

  const send = form.handleSubmit(
    (values) => {
      state.clearRefusals()
      if (previewQuery.hasFailed && !isReported) return previewQuery.read()
      const { paymentMethod } = values
      if (!now || previewQuery.isFetching || paymentMethod === '') return
      if (!now.carrier) return state.refuse([{ message: t('problems.notServed') }])
      setSeen(now)
      const agreed = { previewHash: now.preview.hash, carrier: now.carrier, paymentMethod, lines }
      const savesAddress = viewer !== null && values.shippingChoice === newAddress && values.savesAddress
      void place(toOrder(values, { isGuest: viewer === null }, agreed), savesAddress)
    },
    (errors) => state.focusFirstError(errors),
  )

  if (placing.kind === 'leaving') return <OrderPlaced orderNumber={placing.order.orderNumber} />
  if (placing.kind === 'placedElsewhere' && placing.orderNumber)
    return <OrderPlaced orderNumber={placing.orderNumber} onAgain={startOver} />
  if (previewQuery.state.kind === 'loading') return <CheckoutSkeleton />
  if (previewQuery.state.kind !== 'ready' && previewQuery.state.kind !== 'unreadable')
    return (
      <NothingToOrder
        state={previewQuery.state}
        basket={basket}
        hasSessionEnded={state.hasSessionEnded}
        onTaken={onTaken}
      />
    )

  return (
    <form
      noValidate
      method="post"
      className={classes(summaryLayout, styles.layout)}
      onSubmit={(event) => {
        event.preventDefault()
        if (placing.kind !== 'sending') void send(event)
      }}
    >
      <div className={styles.form}>
        {state.hasSessionEnded && <SessionEndNotice basket={basket} />}
        <PlacingNotice placing={placing} onResume={resume} />
        {changes && (
          <PreviewChanges
            changes={changes}
            takesFocus={placing.kind === 'changed' || placing.kind === 'outdated'}
            onTaken={onTaken}
          />
        )}
        <ErrorSummary title={t('problems.any')} fields={state.invalidFields} />
        <Refusals refusals={state.refusals} />
        <ContactSection state={state} email={viewer?.email ?? null} basket={basket} />
        <ShippingSection
          state={state}
          saved={viewer?.addresses ?? []}
          isMember={viewer !== null}
          countries={countries}
        />
        <CarrierSection state={state} previewQuery={previewQuery} hasCountry={countryCode !== ''} />
        <BillingSection state={state} saved={viewer?.addresses ?? []} countries={countries} />
        <PaymentSection state={state} methods={methods} isFreightOpen={preview?.hasManualFreight ?? false} />
        <NotesSection state={state} />
      </div>
      <Summary
        preview={preview}
        previewQuery={previewQuery}
        isReported={isReported}
        basket={basket}
        hasChanged={changes !== null}
        isSending={placing.kind === 'sending'}
        isUnclear={placing.kind === 'unclear'}
        onTaken={onTaken}
      />
    </form>
  )
}
