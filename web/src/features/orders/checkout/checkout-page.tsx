import { Suspense } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { checkoutPath } from '@partgate/schema/pages.ts'
import { CartSteps } from '#features/cart/index.ts'
import { NeedsScripts } from '#features/layout/index.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { CheckoutContents } from './checkout-contents-client.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { checkoutTitleId } from './field-id.ts'
import styles from './checkout.module.css'

export const checkoutHead = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return pageMetadata({ href: checkoutPath, title: t('title'), description: t('description'), isIndexed: false })
}

export async function CheckoutPage({ countries }: { countries: Country[] }) {
  const [t, messages] = await Promise.all([getTranslations('checkout'), getMessages()])
  const { common, account, addresses, checkout, cart, orders } = messages
  const shared = {
    cart: { onlyInStock: cart.onlyInStock },
    orders: { documents: { payBefore: orders.documents.payBefore } },
  }
  return (
    <div className={styles.page}>
      <h1 id={checkoutTitleId} tabIndex={-1}>
        {t('title')}
      </h1>
      <NeedsScripts />
      <div className={styles.contents} data-needs-scripts>
        <CartSteps current="delivery" />
        <NextIntlClientProvider messages={{ common, account, addresses, checkout, ...shared }}>
          <Suspense fallback={<CheckoutSkeleton />}>
            <CheckoutContents countries={countries} />
          </Suspense>
        </NextIntlClientProvider>
      </div>
    </div>
  )
}
