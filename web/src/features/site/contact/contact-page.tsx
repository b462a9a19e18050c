import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { NextIntlClientProvider } from 'next-intl'
import { ContactPageDocument } from '#graphql/generated/documents/site.ts'
import { read } from '#graphql/server.ts'
import { env } from '#env.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { Sheet } from '#ui/sheet.tsx'
import { ContactFacts } from './contact-facts.tsx'

import { type MeetingChoices, MeetingForm } from '../meeting/meeting-form-client.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { Unavailable } from '#ui/states/unavailable.tsx'
import styles from './contact-page.module.css'

export const loadContactHead = (): Promise<Metadata> => loadPageHead({ page: 'CONTACT', href: '/contact' })

export async function ContactPage({ countries }: Pick<MeetingChoices, 'countries'>) {
  const [t, messages, { data }] = await Promise.all([
    getTranslations('site'),
    getMessages(),
    read(ContactPageDocument, {}),
  ])
  const { common, account, site } = messages
  const { siteConfig, selectOptions } = data ?? {}
  return (
    <>
      <PageTrail current={{ name: t('contact.title'), href: '/contact' }} />
      <PageHead title={t('contact.title')}>
        <p>{t('contact.text')}</p>
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.reach}>
          {siteConfig ? <ContactFacts config={siteConfig} siteUrl={env.SITE_URL} /> : <Unavailable />}
          <section className={styles.responseTimes}>
            <h2>{t('contact.responseTimes')}</h2>
            <p>{t('contact.responseTimesText')}</p>
          </section>
        </div>
        <Sheet as="section" className={styles.meeting}>
          <h2>{t('meeting.title')}</h2>
          <p className={styles.quiet}>{t('meeting.text')}</p>
          {selectOptions ? (
            <NextIntlClientProvider
              messages={{ common, account: { problemCount: account.problemCount }, site: { meeting: site.meeting } }}
            >
              <MeetingForm topics={selectOptions.meetingTopics} countries={countries} />
            </NextIntlClientProvider>
          ) : (
            <Unavailable />
          )}
        </Sheet>
      </div>
    </>
  )
}
