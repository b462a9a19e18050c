import { Suspense } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { rfqHistoryPath } from '@partgate/schema/pages.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { HistoryContents } from './history-contents-client.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'

export const historyHead = async (): Promise<Metadata> => {
  const t = await getTranslations()
  const [title, description] = [t('layout.rfqHistory'), t('rfqHistory.description')]
  return pageMetadata({ href: rfqHistoryPath, title, description, isIndexed: false })
}

export async function HistoryPage() {
  const [t, { common, account, layout, rfq, rfqHistory, rfqPage }] = await Promise.all([
    getTranslations('layout'),
    getMessages(),
  ])
  const { columns, fields } = rfqPage
  const shared = {
    account: { exit: { done: account.exit.done }, login: { submit: account.login.submit } },
    layout: { rfqHistory: layout.rfqHistory },
    rfqPage: { columns, fields },
  }
  return (
    <>
      <h1>{t('rfqHistory')}</h1>
      <NextIntlClientProvider messages={{ common, rfq, rfqHistory, ...shared }}>
        <Suspense fallback={<HistorySkeleton />}>
          <HistoryContents />
        </Suspense>
      </NextIntlClientProvider>
    </>
  )
}
