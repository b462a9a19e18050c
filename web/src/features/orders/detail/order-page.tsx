import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '#seo/page-metadata.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { orderHref, ordersPage, ordersTitleId } from '../order-pages.ts'
import { OrderTexts } from '../order-texts.tsx'
import { orderNumberIn } from '../rich.tsx'
import { OrderContents } from './order-contents-client.tsx'
import styles from '../order.module.css'

export const orderHead = async (orderNumber: string): Promise<Metadata> => {
  const t = await getTranslations('orders.order')
  const title = t('name', { number: orderNumber })
  return pageMetadata({ href: orderHref(orderNumber), title, description: t('description'), isIndexed: false })
}

export async function OrderPage({ orderNumber }: { orderNumber: string }) {
  const t = await getTranslations()
  return (
    <>
      <div className={styles.head}>
        <Breadcrumbs
          label={t('layout.breadcrumbs')}
          trail={[{ name: t('orders.title'), href: ordersPage }]}
          current={orderNumber}
        />
        <h1 id={ordersTitleId} tabIndex={-1} className={styles.title}>
          {t.rich('orders.order.heading', { number: orderNumber, num: orderNumberIn })}
        </h1>
      </div>
      <OrderTexts>
        <OrderContents orderNumber={orderNumber} />
      </OrderTexts>
    </>
  )
}
