import { type ReactNode, Suspense } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PayContents } from './pay-contents-client.tsx'
import { PaySkeleton } from './pay-skeleton.tsx'
import { PaySteps, type PayStep } from './pay-steps.tsx'
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

type FrameProps = { title: string; page: PayStep; children: ReactNode }

async function Frame({ title, page, children }: FrameProps) {
  const { common, cart, pay, orders } = await getMessages()
  const { documents, statusMessages } = orders
  const { pay: waiting, payBefore } = statusMessages
  const shared = {
    cart: { steps: cart.steps },
    orders: { documents, statusMessages: { pay: waiting, payBefore } },
  }
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <NextIntlClientProvider messages={{ common, pay, ...shared }}>
        <Suspense
          fallback={
            <>
              <PaySteps page={page} />
              <PaySkeleton />
            </>
          }
        >
          {children}
        </Suspense>
      </NextIntlClientProvider>
    </div>
  )
}

export async function PayPage() {
  const t = await getTranslations('pay')
  return (
    <Frame title={t('title')} page="payment">
      <PayContents />
    </Frame>
  )
}

export async function SuccessfulPage() {
  const t = await getTranslations('pay.successful')
  return (
    <Frame title={t('title')} page="done">
      <SuccessfulContents />
    </Frame>
  )
}
