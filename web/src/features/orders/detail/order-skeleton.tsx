import { useTranslations } from 'next-intl'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './order-sheet.module.css'

/** The room that an order takes. */
export function OrderSkeleton() {
  const t = useTranslations('orders.order')
  return (
    <div className={styles.sheet} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton blockSize="72px" />
      <Skeleton blockSize="180px" />
      <Skeleton blockSize="100px" />
      <Skeleton blockSize="160px" />
    </div>
  )
}
