import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { EarlyQuery } from '#graphql/visitor-data/early-query.tsx'
import { ProfilePageDocument } from '#graphql/generated/documents/account.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { ProfileContents } from './profile-contents-client.tsx'
import styles from '../form/form.module.css'

export const profileHead = async (): Promise<Metadata> => {
  const t = await getTranslations()
  return pageMetadata({
    href: '/myaccount/my-profile',
    title: t('layout.profile'),
    description: t('profile.text'),
    isIndexed: false,
  })
}

export async function ProfilePage() {
  const [t, locale, messages] = await Promise.all([getTranslations(), getLocale(), getMessages()])
  const { common, account, profile } = messages
  return (
    <>
      <EarlyQuery document={ProfilePageDocument} />
      <header className={styles.head}>
        <h1>{t('layout.profile')}</h1>
        <p className={styles.quiet}>{t('profile.text')}</p>
      </header>
      <NextIntlClientProvider messages={{ common, account, profile }}>
        <ProfileContents countries={listCountryNames(locale)} />
      </NextIntlClientProvider>
    </>
  )
}
