import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { OfflineNotice } from '#ui/states/offline-notice-client.tsx'
import { BomContents } from './bom-contents-client.tsx'
import { pickEntryTexts } from './bom-texts.ts'
import { bomPage } from '../pages.ts'
import { applyStoredMarkScript } from './store/stored-mark.ts'
import styles from './bom-page.module.css'

export const bomHead = async (): Promise<Metadata> => {
  const t = await getTranslations('bom.page')
  return pageMetadata({ href: bomPage, title: t('title'), description: t('description'), isIndexed: true })
}

export async function BomPage({ needsScripts }: { needsScripts: ReactNode }) {
  const [t, offline, messages] = await Promise.all([
    getTranslations('bom.page'),
    getTranslations('offline'),
    getMessages(),
  ])
  const { common, rfq } = messages
  return (
    <>
      <PageTrail current={{ name: t('title'), href: bomPage }} />
      <div className={styles.page}>
        <header>
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          <OfflineNotice>{offline('prices')}</OfflineNotice>
        </header>
        {needsScripts}
        <script dangerouslySetInnerHTML={{ __html: applyStoredMarkScript }} />
        <div data-needs-scripts>
          <NextIntlClientProvider messages={{ common, rfq, ...pickEntryTexts(messages) }}>
            <BomContents />
          </NextIntlClientProvider>
        </div>
      </div>
    </>
  )
}
