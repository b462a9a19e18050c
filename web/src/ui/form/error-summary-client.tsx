'use client'
import { FormNotice } from './form-notice.tsx'
import styles from './form-notice.module.css'

export type InvalidField = { id: string; label: string; focus: () => void }

type ErrorSummaryProps = { title: string; fields: InvalidField[]; maxLinks?: number }

export function ErrorSummary({ title, fields, maxLinks = fields.length }: ErrorSummaryProps) {
  if (fields.length === 0) return null
  return (
    <FormNotice tone="error">
      <strong>{title}</strong>{' '}
      <ul className={styles.invalidFields}>
        {fields.slice(0, maxLinks).map(({ id, label, focus }) => (
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
        {fields.length > maxLinks && <li aria-hidden="true">…</li>}
      </ul>
    </FormNotice>
  )
}
