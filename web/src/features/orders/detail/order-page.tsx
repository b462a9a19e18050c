import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { orderPath, ordersPath } from '@partgate/schema/pages.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { leftToRight } from '#ui/figures.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ordersTitleId } from '../order-pages.ts'
import { OrderTexts } from '../order-texts.tsx'
import { OrderContents } from './order-contents-client.tsx'
import styles from '../order.module.css'

export const orderHead = async (orderNumber: string): Promise<Metadata> => {
  const t = await getTranslations('orders.order')
  const title = t('name', { number: orderNumber })
  return pageMetadata({ href: orderPath(orderNumber), title, description: t('description'), isIndexed: false })
}

export async function OrderPage({ orderNumber }: { orderNumber: string }) {
  const t = await getTranslations()
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs
          label={t('layout.breadcrumbs')}
          trail={[{ name: t('orders.title'), href: ordersPath }]}
          current={orderNumber}
        />
        <h1 id={ordersTitleId} tabIndex={-1} className={styles.title}>
          {t.rich('orders.order.heading', { number: orderNumber, num: leftToRight })}
        </h1>
      </div>
      <OrderTexts>
        <OrderContents orderNumber={orderNumber} />
      </OrderTexts>
    </>
  )
}
