'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { CountrySelect, type Country } from '#ui/country-select-client.tsx'
import { Field } from '#ui/field-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import type { RegisterValues } from './register-values.ts'
import { useRegisterField } from './use-register-field-client.ts'
import grid from '#ui/field-grid.module.css'
import styles from './form.module.css'

type CompanyFieldsProps = { form: UseFormReturn<RegisterValues>; countries: Country[] }

export function CompanyFields({ form, countries }: CompanyFieldsProps) {
  const t = useTranslations('account')
  const { frame, input } = useRegisterField(form)
  return (
    <fieldset className={styles.part}>
      <legend>{t('register.company')}</legend>
      <div className={grid.fields}>
        <Field {...frame('companyName')} className={grid.whole}>
          <TextInput {...input('companyName')} autoComplete="organization" maxLength={200} required />
        </Field>
        <Field {...frame('countryCode')}>
          <CountrySelect
            {...input('countryCode')}
            countries={countries}
            prompt={t('register.chooseCountry')}
            required
          />
        </Field>
        <Field {...frame('city')}>
          <TextInput {...input('city')} autoComplete="address-level2" maxLength={200} required />
        </Field>
        <Field {...frame('state')} hint={t('hints.state')}>
          <TextInput {...input('state')} autoComplete="address-level1" maxLength={200} />
        </Field>
        <Field {...frame('address')}>
          <TextInput {...input('address')} autoComplete="street-address" maxLength={200} required />
        </Field>
        <Field {...frame('salesName')} hint={t('hints.salesName')} className={grid.whole}>
          <TextInput {...input('salesName')} autoComplete="off" maxLength={200} />
        </Field>
      </div>
    </fieldset>
  )
}
