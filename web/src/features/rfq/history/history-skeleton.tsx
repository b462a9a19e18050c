import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import styles from './history.module.css'

export function HistorySkeleton() {
  const t = useTranslations('rfqHistory')
  return (
    <div className={styles.waiting} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton inlineSize="260px" blockSize="28px" />
      <Sheet className={styles.waitingRows}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} blockSize="22px" />
        ))}
      </Sheet>
    </div>
  )
}
