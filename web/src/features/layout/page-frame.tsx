import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { FeedbackHost } from '#features/site/index.ts'
import { LayoutDocument } from '#graphql/generated/documents/layout.ts'
import { GraphqlProvider } from '#graphql/provider-client.tsx'
import { read } from '#graphql/server.ts'
import { routing } from '#i18n/routing.ts'
import { Toaster } from '#ui/toast/toaster-client.tsx'
import { Drawer } from './side-bar/drawer-client.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { LanguageOfferHost } from './language/language-offer-host-client.tsx'
import { listedLanguages } from './language/languages.ts'
import { LinkRouter } from './navigation/link-router-client.tsx'
import { LoadingBar } from './navigation/loading-bar-client.tsx'
import { pickPageTexts } from './page-texts.ts'
import { SideBar } from './side-bar/side-bar.tsx'
import styles from './page-frame.module.css'

type PageFrameProps = { children: ReactNode; consent: ReactNode; reviews: ReactNode }

export async function PageFrame({ children, consent, reviews }: PageFrameProps) {
  const [t, locale, messages, result] = await Promise.all([
    getTranslations(),
    getLocale(),
    getMessages(),
    read(LayoutDocument, {}),
  ])
  const { siteConfig = null, languages = null, paymentMethods = null } = result.data ?? {}
  return (
    <NextIntlClientProvider messages={pickPageTexts(messages)}>
      <GraphqlProvider>
        <a className={styles.skip} href="#content">
          {t('layout.skip')}
        </a>
        <LinkRouter />
        <LoadingBar label={t('layout.loading')} />
        <Header config={siteConfig} languages={listedLanguages(languages)} />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        <SideBar />
        <Footer config={siteConfig} paymentMethods={paymentMethods} reviews={reviews} />
        <Drawer />
        <FeedbackHost />
        {consent}
        {locale === routing.defaultLocale && <LanguageOfferHost />}
        <Toaster />
      </GraphqlProvider>
    </NextIntlClientProvider>
  )
}
