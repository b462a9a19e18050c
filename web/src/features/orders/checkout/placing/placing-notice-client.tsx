'use client'
import { useTranslations } from 'next-intl'
import { ordersPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { unpaidOrdersHref } from '../../list/list-address.ts'
import type { Placing } from './use-placing-client.ts'
import styles from '../checkout.module.css'

export function PlacingNotice({ placing, onResume }: { placing: Placing; onResume: () => void }) {
  const t = useTranslations('checkout.outcome')
  const common = useTranslations('common')
  switch (placing.kind) {
    case 'sending':
      return placing.isResumed && <FormNotice tone="ok">{t('resumed')}</FormNotice>
    case 'unclear':
      return (
        <FormNotice tone="error">
          <div className={styles.outcome}>
            <strong>{t('unclear')}</strong>
            <span>{t('unclearText')}</span>
            <Button isSmall onClick={onResume}>
              {common('retry')}
            </Button>
          </div>
        </FormNotice>
      )
    case 'rateLimited':
      return <FormNotice tone="error">{placing.message ?? common('failure.rateLimited')}</FormNotice>
    case 'accountChanged':
      return <FormNotice tone="error">{common('failure.accountChanged')}</FormNotice>
    case 'limit':
      return (
        <FormNotice tone="error">
          <div className={styles.outcome}>
            <span>{placing.message}</span>
            {placing.code === 'TOO_MANY_UNPAID_ORDERS' ? (
              <Link href={unpaidOrdersHref}>{t('unpaidOrders')}</Link>
            ) : (
              <Link href="/rfq">{t('requestQuote')}</Link>
            )}
          </div>
        </FormNotice>
      )
    case 'placedElsewhere':
      return (
        <FormNotice tone="error">
          <div className={styles.outcome}>
            <strong>{t('alreadyPlaced')}</strong>
            <span>{t('alreadyPlacedText')}</span>
            <Link href={ordersPath}>{t('orders')}</Link>
          </div>
        </FormNotice>
      )
    default:
      return null
  }
}
