'use client'
import { useTranslations } from 'next-intl'
import { FormNotice } from './form-notice.tsx'
import styles from './form.module.css'

export type InvalidField = { id: string; label: string; focus: () => void }

export function ErrorSummary({ fields }: { fields: InvalidField[] }) {
  const t = useTranslations('account')
  if (fields.length === 0) return null
  return (
    <FormNotice tone="error">
      <strong>{t('problemCount', { count: fields.length })}</strong>
      <ul className={styles.invalidFields}>
        {fields.map(({ id, label, focus }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                focus()
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </FormNotice>
  )
}
