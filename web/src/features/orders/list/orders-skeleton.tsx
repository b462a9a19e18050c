import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import styles from './order-list.module.css'

export function OrdersSkeleton() {
  const t = useTranslations('orders')
  return (
    <div aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Sheet className={styles.waiting}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.waitingRow}>
            <Skeleton inlineSize="124px" />
            <Skeleton inlineSize="70%" blockSize="30px" />
            <Skeleton inlineSize="80px" />
            <Skeleton inlineSize="96px" blockSize="32px" />
          </div>
        ))}
      </Sheet>
    </div>
  )
}
