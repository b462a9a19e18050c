'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxSavedAddresses } from '@partgate/schema/limits.ts'
import { AddressFields } from '#features/account/index-client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { newAddress } from '../checkout-values.ts'
import { ChoiceCard, ChoiceCards } from './choice-cards-client.tsx'
import { fieldId } from '../field-id.ts'
import { type SavedAddress, SavedAddressText } from './saved-address.tsx'
import type { CheckoutFormState } from '../values/use-checkout-form-client.ts'
import styles from '../checkout.module.css'

type ShippingSectionProps = {
  state: CheckoutFormState
  saved: SavedAddress[]
  isMember: boolean
  countries: Country[]
}

const shownAtFirst = 4

export function ShippingSection({ state, saved, isMember, countries }: ShippingSectionProps) {
  const t = useTranslations('checkout')
  const { form, findError, newCountry } = state
  const [isShowingAll, setIsShowingAll] = useState(false)
  const choice = form.watch('shippingChoice')
  const shown = isShowingAll ? saved : saved.filter(({ id }, at) => at < shownAtFirst || id === choice)
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-shipping">
      <h2 id="checkout-shipping">{t('shipping.title')}</h2>
      {saved.length > 0 && (
        <ChoiceCards
          id={fieldId('shippingChoice')}
          legend={t('shipping.title')}
          error={findError('shippingChoice')}
          hasColumns
        >
          {shown.map((each) => (
            <ChoiceCard
              key={each.id}
              {...form.register('shippingChoice')}
              value={each.id}
              title={<bdi>{each.address.contactName}</bdi>}
            >
              <SavedAddressText saved={each} countries={countries} />
            </ChoiceCard>
          ))}
          <ChoiceCard {...form.register('shippingChoice')} value={newAddress} title={t('shipping.new')} />
        </ChoiceCards>
      )}
      {shown.length < saved.length && (
        <div>
          <Button isSmall variant="quiet" onClick={() => setIsShowingAll(true)}>
            {t('shipping.showAll', { count: saved.length })}
          </Button>
        </div>
      )}
      {choice === newAddress && (
        <>
          <AddressFields
            kind="shipping"
            countryCode={newCountry}
            toFieldId={(field) => fieldId(`shipping.${field}`)}
            register={(field) => form.register(`shipping.${field}`)}
            errors={form.formState.errors.shipping ?? {}}
            countries={countries}
          />
          {isMember && saved.length < maxSavedAddresses && (
            <Checkbox {...form.register('savesAddress')} label={t('shipping.save')} />
          )}
        </>
      )}
    </Sheet>
  )
}
