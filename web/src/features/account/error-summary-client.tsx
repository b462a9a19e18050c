'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { FormNotice } from './form-notice.tsx'
import { registerFields, type RegisterValues } from './register-values.ts'
import { fieldId } from './use-register-field-client.ts'
import styles from './form.module.css'

/** What is to mend, on top of the form, each with a link to its field. */
export function ErrorSummary({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useTranslations('account')
  const fields = registerFields.filter((field) => form.formState.errors[field])
  if (fields.length === 0) return null
  return (
    <FormNotice tone="error">
      <strong>{t('toMend', { count: fields.length })}</strong>
      <ul className={styles.toMend}>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                form.setFocus(field)
              }}
            >
              {t(`fields.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </FormNotice>
  )
}
