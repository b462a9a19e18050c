'use client'
import { useTranslations } from 'next-intl'
import { contactId, focusOn } from './box-ids.ts'
import { contactFields } from './contact-values.ts'
import type { BrokenPart } from './to-mend.ts'
import type { ContactErrors } from './use-contact-client.ts'
import styles from './request.module.css'

type MendSummaryProps = { parts: BrokenPart[]; contact: ContactErrors }

const mostLinks = 12

/** What is to mend, on top of the form, each with a link to its box. */
export function MendSummary({ parts, contact }: MendSummaryProps) {
  const t = useTranslations('rfqPage')
  const places = [
    ...parts.map(({ number, field, id }) => ({ id, name: `${t('parts.row', { number })}: ${t(`columns.${field}`)}` })),
    ...contactFields
      .filter((field) => contact[field])
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
                focusOn(id)
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
