'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { Field } from '#ui/field-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import { passwordLength } from './check-fields.ts'
import { PasswordInput } from './password-input-client.tsx'
import type { RegisterValues } from './register-values.ts'
import { useRegisterField } from './use-register-field-client.ts'
import grid from '#ui/field-grid.module.css'
import styles from './form.module.css'

export function PersonFields({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useTranslations('account')
  const { frame, input } = useRegisterField(form)
  return (
    <fieldset className={styles.part}>
      <legend>{t('register.you')}</legend>
      <div className={grid.fields}>
        <Field {...frame('email')} className={grid.whole}>
          <TextInput {...input('email')} type="email" autoComplete="email" maxLength={254} dir="ltr" required />
        </Field>
        <Field {...frame('password')} hint={t('hints.password')}>
          <PasswordInput {...input('password')} autoComplete="new-password" maxLength={passwordLength.max} required />
        </Field>
        <Field {...frame('confirmPassword')}>
          <PasswordInput
            {...input('confirmPassword')}
            autoComplete="new-password"
            maxLength={passwordLength.max}
            required
          />
        </Field>
        <Field {...frame('contactName')}>
          <TextInput {...input('contactName')} autoComplete="name" maxLength={200} required />
        </Field>
        <Field {...frame('telephone')} hint={t('hints.telephone')}>
          <TextInput {...input('telephone')} type="tel" autoComplete="tel" maxLength={40} dir="ltr" required />
        </Field>
      </div>
    </fieldset>
  )
}
