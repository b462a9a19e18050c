import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { OfflineNotice } from '#ui/states/offline-notice-client.tsx'
import { BomContents } from './bom-contents-client.tsx'
import { bomPage } from '../pages.ts'
import { applyStoredMarkScript } from './store/stored-mark.ts'
import styles from './bom-page.module.css'

export const bomHead = async (): Promise<Metadata> => {
  const t = await getTranslations('bom.page')
  return pageMetadata({ href: bomPage, title: t('title'), description: t('description'), isIndexed: true })
}

export async function BomPage({ needsScripts }: { needsScripts: ReactNode }) {
  const [t, offline, { common, account, cart, cartPage, bom, rfq, rfqPage, catalogue }] = await Promise.all([
    getTranslations('bom.page'),
    getTranslations('offline'),
    getMessages(),
  ])
  const shared = {
    account: { login: { submit: account.login.submit } },
    cartPage: { line: cartPage.line, share: cartPage.share, tools: cartPage.tools },
    rfq: { full: rfq.full, notSaved: rfq.notSaved, submit: rfq.submit },
    cart: { packaging: cart.packaging },
    catalogue: { lifecycle: catalogue.lifecycle },
    rfqPage: {
      upload: { problems: rfqPage.upload.problems },
      problems: { targetPrice: rfqPage.problems.targetPrice },
    },
  }
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
          <NextIntlClientProvider messages={{ common, bom, ...shared }}>
            <BomContents />
          </NextIntlClientProvider>
        </div>
      </div>
    </>
  )
}
