import { Suspense } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { pageMetadata } from '#seo/page-metadata.ts'
import { historyPage } from '../request/pages.ts'
import { HistoryContents } from './history-contents-client.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'

export const historyHead = async (): Promise<Metadata> => {
  const t = await getTranslations()
  const [title, description] = [t('layout.rfqHistory'), t('rfqHistory.description')]
  return pageMetadata({ href: historyPage, title, description, isIndexed: false })
}

/** The requests for a quote that a person has made. */
export async function HistoryPage() {
  const [t, { common, layout, rfq, rfqHistory, rfqPage }] = await Promise.all([
    getTranslations('layout'),
    getMessages(),
  ])
  const { columns, fields } = rfqPage
  const title = { rfqHistory: layout.rfqHistory }
  return (
    <>
      <h1>{t('rfqHistory')}</h1>
      <NextIntlClientProvider messages={{ common, layout: title, rfq, rfqHistory, rfqPage: { columns, fields } }}>
        <Suspense fallback={<HistorySkeleton />}>
          <HistoryContents />
        </Suspense>
      </NextIntlClientProvider>
    </>
  )
}
