import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { getPathname } from '#i18n/get-pathname.ts'
import { getSentenceGap } from '#i18n/sentence-gap.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { OfflineNotice } from '#ui/states/offline-notice-client.tsx'
import { LastSent } from './last-sent-client.tsx'
import { requestPage, sentPage, templatePath } from '../pages.ts'
import { RfqForm } from './rfq-form-client.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import styles from './request.module.css'

export const rfqHead = (): Promise<Metadata> => loadPageHead({ page: 'RFQ', href: requestPage })

export const sentHead = async (): Promise<Metadata> => {
  const t = await getTranslations('rfqPage.sent')
  return pageMetadata({ href: sentPage, title: t('title'), description: t('description'), isIndexed: false })
}

async function Texts({ children }: { children: ReactNode }) {
  const { common, rfq, rfqPage, quickRfq } = await getMessages()
  return <NextIntlClientProvider messages={{ common, rfq, rfqPage, quickRfq }}>{children}</NextIntlClientProvider>
}

export async function RfqPage({ countries }: { countries: Country[] }) {
  const [t, offline, locale] = await Promise.all([getTranslations('rfqPage'), getTranslations('offline'), getLocale()])
  return (
    <>
      <PageTrail current={{ name: t('title'), href: requestPage }} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <OfflineNotice>
        {offline('prices')}
        {getSentenceGap(locale)}
        {offline('send')}
      </OfflineNotice>
      <Texts>
        <RfqForm countries={countries} templateHref={getPathname({ href: templatePath, locale })} />
      </Texts>
    </>
  )
}

export async function SentPage() {
  const t = await getTranslations('rfqPage')
  return (
    <>
      <PageTrail
        above={[{ name: t('title'), href: requestPage }]}
        current={{ name: t('sent.title'), href: sentPage }}
      />
      <header className={styles.head}>
        <h1>{t('sent.title')}</h1>
      </header>
      <Texts>
        <LastSent />
      </Texts>
    </>
  )
}
