'use client'
import { useTranslations } from 'next-intl'
import { AddressFields } from '#features/account/index-client.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { newAddress, sameAddress } from '../checkout-values.ts'
import { ChoiceCard, ChoiceCards } from './choice-cards-client.tsx'
import { fieldId } from '../field-id.ts'
import { type SavedAddress, SavedAddressText } from './saved-address.tsx'
import type { CheckoutFormState } from '../values/use-checkout-form-client.ts'
import styles from '../checkout.module.css'

type BillingSectionProps = { state: CheckoutFormState; saved: SavedAddress[]; countries: Country[] }

export function BillingSection({ state, saved, countries }: BillingSectionProps) {
  const t = useTranslations('checkout')
  const { form, findError, billingCountry } = state
  const [choice, shipping] = form.watch(['billingChoice', 'shippingChoice'])
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-billing">
      <h2 id="checkout-billing">{t('billing.title')}</h2>
      <ChoiceCards
        id={fieldId('billingChoice')}
        legend={t('billing.title')}
        error={findError('billingChoice')}
        hasColumns
      >
        <ChoiceCard {...form.register('billingChoice')} value={sameAddress} title={t('billing.same')} />
        {saved
          .filter(({ id, isDefaultBilling }) => id !== shipping && (isDefaultBilling || choice !== sameAddress))
          .map((each) => (
            <ChoiceCard
              key={each.id}
              {...form.register('billingChoice')}
              value={each.id}
              title={<bdi>{each.address.contactName}</bdi>}
            >
              <SavedAddressText saved={each} countries={countries} />
            </ChoiceCard>
          ))}
        <ChoiceCard {...form.register('billingChoice')} value={newAddress} title={t('billing.new')} />
      </ChoiceCards>
      {choice === newAddress && (
        <AddressFields
          kind="billing"
          countryCode={billingCountry}
          toFieldId={(field) => fieldId(`billing.${field}`)}
          register={(field) => form.register(`billing.${field}`)}
          errors={form.formState.errors.billing ?? {}}
          countries={countries}
        />
      )}
    </Sheet>
  )
}
