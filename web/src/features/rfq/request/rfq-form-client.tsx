'use client'
import { type ComponentProps, type Dispatch, lazy, Suspense, useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { ErrorSummary } from '#ui/form/error-summary-client.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { randomName } from '#ui/random-name.ts'
import { Sheet } from '#ui/sheet.tsx'
import { ContactFields } from './contact-fields-client.tsx'
import { PartsTable } from './parts-table-client.tsx'
import { PartsUpload } from './parts-upload-client.tsx'
import { RequestSent } from './request-sent-client.tsx'
import { type BrokenPart, brokenParts } from './broken-parts.ts'
import { useRfqForm } from './use-rfq-form-client.ts'
import { contactId, focusOn, partId } from './box-ids.ts'
import { contactFields } from './contact-values.ts'
import type { ContactErrors } from './use-contact-client.ts'
import { maxPartChars, typedRow } from './part-row.ts'
import type { PartRows, PartsChange } from './part-rows.ts'
import type { Verification as Loaded } from './verification-client.tsx'
import styles from './request.module.css'

const notes = ['response', 'noObligation', 'unlisted'] as const

function Notes() {
  const t = useTranslations('rfqPage.notes')
  return (
    <aside className={styles.follows}>
      {notes.map((note) => (
        <div key={note}>
          <h3>{t(`${note}.title`)}</h3>
          <p>{t(`${note}.text`)}</p>
        </div>
      ))}
    </aside>
  )
}

const Verification = lazy(async () => ({ default: (await import('./verification-client.tsx')).Verification }))

function VerificationPlace({ isWanted, ...props }: ComponentProps<typeof Loaded> & { isWanted: boolean }) {
  const t = useTranslations('quickRfq')
  const place = <p className={styles.place}>{t('code')}</p>
  return (
    <div className={styles.verification}>
      {isWanted ? (
        <Suspense fallback={place}>
          <Verification {...props} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  )
}

type RequestedPartProps = { parts: PartRows; change: Dispatch<PartsChange> }

/** The `part` parameter becomes a row once and then leaves the address. */
function RequestedPart({ parts: { rows, isRead }, change }: RequestedPartProps) {
  const requestedNumber = useSearchParams().get('part')
  useEffect(() => {
    if (requestedNumber === null || !isRead) return
    const partNumber = requestedNumber.trim().slice(0, maxPartChars.partNumber)
    const isListed = rows.some((row) => row.partNumber === partNumber)
    if (partNumber && !isListed) change({ type: 'added', rows: [typedRow(randomName(8), { partNumber })] })
    history.replaceState(null, '', location.pathname)
  }, [requestedNumber, isRead, rows, change])
  return null
}

type InvalidFieldsSummaryProps = { hasListError: boolean; parts: BrokenPart[]; contact: ContactErrors }

const maxLinks = 12

function InvalidFieldsSummary({ hasListError, parts, contact }: InvalidFieldsSummaryProps) {
  const t = useTranslations('rfqPage')
  const list = hasListError && parts.length === 0 ? [{ id: partId(0, 'partNumber'), label: t('parts.title') }] : []
  const fields = [
    ...list,
    ...parts.map(({ number, field, id }) => ({ id, label: `${t('parts.row', { number })}: ${t(`columns.${field}`)}` })),
    ...contactFields
      .filter((field) => contact[field])
      .map((field) => ({ id: contactId(field), label: t(`fields.${field}`) })),
  ].map((field) => ({ ...field, focus: () => focusOn(field.id) }))
  return <ErrorSummary title={t('problemCount', { count: fields.length })} fields={fields} maxLinks={maxLinks} />
}

type RfqFormProps = { countries: Country[]; templateHref: string }

export function RfqForm({ countries, templateHref }: RfqFormProps) {
  const t = useTranslations('rfqPage')
  const {
    parts,
    change,
    contact,
    file,
    verification,
    isSubmitted,
    isSending,
    refusal,
    sent,
    partsMessage,
    refusedRows,
    ...on
  } = useRfqForm()
  if (sent) return <RequestSent {...sent} />
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onFocus={on.touch}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void on.send()
      }}
    >
      <Suspense>
        <RequestedPart parts={parts} change={change} />
      </Suspense>
      <InvalidFieldsSummary
        hasListError={partsMessage !== ''}
        parts={isSubmitted ? brokenParts(parts.rows, refusedRows) : []}
        contact={contact.errors}
      />
      <section className={styles.section} aria-labelledby="parts">
        <h2 id="parts">{t('parts.title')}</h2>
        <PartsUpload upload={file.upload} fileId={file.fileId} take={file.take} templateHref={templateHref} />
        <PartsTable
          parts={parts}
          change={change}
          isSubmitted={isSubmitted}
          refused={refusedRows}
          error={partsMessage}
        />
      </section>
      <div className={styles.columns}>
        <Sheet as="section" className={styles.contact} aria-labelledby="contact">
          <h2 id="contact">{t('contact')}</h2>
          <ContactFields contact={contact} countries={countries} />
          {!contact.isMember && <VerificationPlace {...verification} />}
          {refusal && <FormNotice tone="error">{refusal}</FormNotice>}
          <Button variant="primary" type="submit" isBusy={isSending} className={styles.submit}>
            {t('submit')}
          </Button>
        </Sheet>
        <Notes />
      </div>
    </form>
  )
}
