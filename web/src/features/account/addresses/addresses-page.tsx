import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { EarlyQuery } from '#graphql/visitor-data/early-query.tsx'
import { AddressesPageDocument } from '#graphql/generated/documents/account.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { AddressesContents } from './addresses-contents-client.tsx'
import { titleId } from './card-id.ts'
import styles from '../form/form.module.css'

export const addressesHead = async (): Promise<Metadata> => {
  const t = await getTranslations()
  return pageMetadata({
    href: '/myaccount/address-management',
    title: t('layout.addresses'),
    description: t('addresses.text'),
    isIndexed: false,
  })
}

export async function AddressesPage() {
  const [t, locale, messages] = await Promise.all([getTranslations(), getLocale(), getMessages()])
  const { common, account, addresses } = messages
  return (
    <>
      <EarlyQuery document={AddressesPageDocument} />
      <header className={styles.head}>
        <h1 id={titleId} tabIndex={-1}>
          {t('layout.addresses')}
        </h1>
        <p className={styles.quiet}>{t('addresses.text')}</p>
      </header>
      <NextIntlClientProvider messages={{ common, account, addresses }}>
        <AddressesContents countries={listCountryNames(locale)} />
      </NextIntlClientProvider>
    </>
  )
}
