import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { LayoutDocument } from '#graphql/generated/documents.ts'
import { GraphqlProvider } from '#graphql/provider-client.tsx'
import { read } from '#graphql/server.ts'
import { clientNamespaces } from '#i18n/client-namespaces.ts'
import { Toaster } from '#ui/toaster-client.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar-client.tsx'
import { SideBar } from './side-bar-client.tsx'
import styles from './page-frame.module.css'

/** What stands around every page. */
export async function PageFrame({ children }: { children: ReactNode }) {
  const [t, messages, result] = await Promise.all([getTranslations(), getMessages(), read(LayoutDocument, {})])
  const picked = Object.fromEntries(clientNamespaces.map((name) => [name, messages[name]]))
  const { siteConfig = null, categories = null } = result.data ?? {}
  return (
    <NextIntlClientProvider messages={picked}>
      <GraphqlProvider>
        <a className={styles.skip} href="#content">
          {t('layout.skip')}
        </a>
        <LoadingBar label={t('layout.loading')} />
        <Header config={siteConfig} categories={categories} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        <Footer config={siteConfig} />
        <SideBar />
        <Toaster closeLabel={t('common.close')} />
      </GraphqlProvider>
    </NextIntlClientProvider>
  )
}
