import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import styles from './checkout.module.css'

export function CheckoutSkeleton() {
  const t = useTranslations('checkout')
  return (
    <div className={styles.layout} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <div className={styles.form}>
        {['96px', '420px', '120px', '150px'].map((blockSize) => (
          <Sheet key={blockSize} className={styles.section}>
            <Skeleton inlineSize="40%" blockSize="26px" />
            <Skeleton blockSize={blockSize} />
          </Sheet>
        ))}
      </div>
      <Sheet className={styles.section}>
        <Skeleton inlineSize="60%" blockSize="26px" />
        <Skeleton blockSize="120px" />
        <Skeleton blockSize="96px" />
        <Skeleton blockSize="48px" />
      </Sheet>
    </div>
  )
}
