'use client'
import { Suspense } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/country-select-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AskedPart } from './asked-part-client.tsx'
import { ContactFields } from './contact-fields-client.tsx'
import { MendSummary } from './mend-summary-client.tsx'
import { PartsTable } from './parts-table-client.tsx'
import { PartsUpload } from './parts-upload-client.tsx'
import { RequestSent } from './request-sent-client.tsx'
import { brokenParts } from './to-mend.ts'
import { useRfqForm } from './use-rfq-form-client.ts'
import { VerificationPlace } from './verification-place-client.tsx'
import { WhatFollows } from './what-follows.tsx'
import styles from './request.module.css'

type RfqFormProps = { countries: Country[]; templateHref: string }

/** A request for quotation: what is asked for, who asks, and that nobody automates it. */
export function RfqForm({ countries, templateHref }: RfqFormProps) {
  const t = useTranslations('rfqPage')
  const { parts, change, contact, file, verification, isChecked, isSending, refusal, sent, ...on } = useRfqForm()
  if (sent) return <RequestSent rfqNumber={sent} />
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
        <AskedPart parts={parts} change={change} />
      </Suspense>
      <MendSummary parts={isChecked ? brokenParts(parts.rows) : []} contact={contact.errors} />
      <section className={styles.section} aria-labelledby="parts">
        <h2 id="parts">{t('parts.title')}</h2>
        <PartsUpload upload={file.upload} take={file.take} templateHref={templateHref} />
        <PartsTable parts={parts} change={change} isChecked={isChecked} error={refusal.ofParts} />
      </section>
      <div className={styles.columns}>
        <Sheet as="section" className={styles.contact} aria-labelledby="contact">
          <h2 id="contact">{t('contact')}</h2>
          <ContactFields contact={contact} countries={countries} />
          <VerificationPlace {...verification} />
          {refusal.ofForm && (
            <p className={styles.notice} role="alert">
              {refusal.ofForm}
            </p>
          )}
          <Button look="main" type="submit" busy={isSending} className={styles.submit}>
            {t('submit')}
          </Button>
        </Sheet>
        <WhatFollows />
      </div>
    </form>
  )
}
