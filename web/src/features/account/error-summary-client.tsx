'use client'
import { useTranslations } from 'next-intl'
import { FormNotice } from './form-notice.tsx'
import styles from './form.module.css'

export type ToMend = { id: string; label: string; focus: () => void }

/** What is to mend, on top of the form, each with a link to its field. */
export function ErrorSummary({ fields }: { fields: ToMend[] }) {
  const t = useTranslations('account')
  if (fields.length === 0) return null
  return (
    <FormNotice tone="error">
      <strong>{t('toMend', { count: fields.length })}</strong>
      <ul className={styles.toMend}>
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
