import { type ReactNode, Suspense } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PayContents } from './pay-contents-client.tsx'
import { PaySkeleton } from './pay-skeleton.tsx'
import { SuccessfulContents } from './successful-contents-client.tsx'
import styles from './pay.module.css'

export const paymentHead = async (): Promise<Metadata> => {
  const t = await getTranslations('pay')
  return pageMetadata({ href: '/pay/payment', title: t('title'), description: t('description'), isIndexed: false })
}

export const successfulHead = async (): Promise<Metadata> => {
  const t = await getTranslations('pay.successful')
  return pageMetadata({ href: '/pay/successful', title: t('title'), description: t('description'), isIndexed: false })
}

async function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { common, pay, orders } = await getMessages()
  const shared = { orders: { documents: orders.documents } }
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <NextIntlClientProvider messages={{ common, pay, ...shared }}>
        <Suspense fallback={<PaySkeleton />}>{children}</Suspense>
      </NextIntlClientProvider>
    </div>
  )
}

export async function PayPage() {
  const t = await getTranslations('pay')
  return (
    <Frame title={t('title')}>
      <PayContents />
    </Frame>
  )
}

export async function SuccessfulPage() {
  const t = await getTranslations('pay.successful')
  return (
    <Frame title={t('title')}>
      <SuccessfulContents />
    </Frame>
  )
}
