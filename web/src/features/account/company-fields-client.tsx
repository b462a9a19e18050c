'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { Field } from '#ui/field-client.tsx'
import { Select } from '#ui/select-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import type { Country } from './countries.ts'
import type { RegisterValues } from './register-values.ts'
import { useRegisterField } from './use-register-field-client.ts'
import styles from './form.module.css'

type CompanyFieldsProps = { form: UseFormReturn<RegisterValues>; countries: Country[] }

export function CompanyFields({ form, countries }: CompanyFieldsProps) {
  const t = useTranslations('account')
  const { frame, input } = useRegisterField(form)
  return (
    <fieldset className={styles.part}>
      <legend>{t('register.company')}</legend>
      <div className={styles.fields}>
        <Field {...frame('companyName')} className={styles.whole}>
          <TextInput {...input('companyName')} autoComplete="organization" maxLength={200} required />
        </Field>
        <Field {...frame('countryCode')}>
          <Select {...input('countryCode')} autoComplete="country" required>
            <option value="">{t('register.chooseCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
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
        <Field {...frame('salesName')} hint={t('hints.salesName')} className={styles.whole}>
          <TextInput {...input('salesName')} autoComplete="off" maxLength={200} />
        </Field>
      </div>
    </fieldset>
  )
}
