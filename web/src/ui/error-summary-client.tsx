'use client'
import { useTranslations } from 'next-intl'
import { FormNotice } from './form-notice.tsx'
import styles from './form.module.css'

export type InvalidField = { id: string; label: string; focus: () => void }

/** `title`: by default, the number of problems. */
export function ErrorSummary({ fields, title }: { fields: InvalidField[]; title?: string }) {
  const t = useTranslations('account')
  if (fields.length === 0) return null
  return (
    <FormNotice tone="error">
      <strong>{title ?? t('problemCount', { count: fields.length })}</strong>
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
