import { Suspense } from 'react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ordersPath } from '@partgate/schema/pages.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { ordersTitleId } from '../order-pages.ts'
import { OrderTexts } from '../order-texts.tsx'
import { OrderList, OrderListSkeleton } from './order-list-client.tsx'
import styles from '../order.module.css'

export const ordersHead = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return pageMetadata({ href: ordersPath, title: t('title'), description: t('description'), isIndexed: false })
}

export async function OrdersPage() {
  const t = await getTranslations('orders')
  return (
    <>
      <h1 id={ordersTitleId} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <OrderTexts>
        <Suspense fallback={<OrderListSkeleton />}>
          <OrderList />
        </Suspense>
      </OrderTexts>
    </>
  )
}
