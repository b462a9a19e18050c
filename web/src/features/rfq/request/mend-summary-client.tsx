'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { contactId } from './contact-fields-client.tsx'
import { contactFields, type ContactValues } from './contact-values.ts'
import type { BrokenPart } from './to-mend.ts'
import styles from './request.module.css'

type MendSummaryProps = { form: UseFormReturn<ContactValues>; parts: BrokenPart[] }

const mostLinks = 12

/** What is to mend, on top of the form, each with a link to its box. */
export function MendSummary({ form, parts }: MendSummaryProps) {
  const t = useTranslations('rfqPage')
  const { errors } = form.formState
  const places = [
    ...parts.map(({ number, field, id }) => ({ id, name: `${t('parts.row', { number })}: ${t(`columns.${field}`)}` })),
    ...contactFields
      .filter((field) => errors[field])
      .map((field) => ({ id: contactId(field), name: t(`fields.${field}`) })),
  ]
  if (places.length === 0) return null
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('toMend', { count: places.length })}</strong>
      <ul>
        {places.slice(0, mostLinks).map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {name}
            </a>
          </li>
        ))}
        {places.length > mostLinks && <li aria-hidden="true">…</li>}
      </ul>
    </div>
  )
}
