import { useTranslations } from 'next-intl'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import styles from './order-sheet.module.css'

/** The room that an order takes. */
export function OrderSkeleton() {
  const t = useTranslations('orders.order')
  return (
    <div className={styles.sheet} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton blockSize="72px" />
      <Skeleton blockSize="180px" />
      <Skeleton blockSize="100px" />
      <Skeleton blockSize="160px" />
    </div>
  )
}
