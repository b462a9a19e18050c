import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import styles from './pay.module.css'

export function PaySkeleton() {
  const t = useTranslations('pay')
  return (
    <div className={styles.layout} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Sheet className={styles.waiting}>
        <Skeleton inlineSize="50%" blockSize="26px" />
        <Skeleton blockSize="96px" />
        <Skeleton blockSize="64px" />
      </Sheet>
      <Sheet className={styles.waiting}>
        <Skeleton inlineSize="50%" blockSize="26px" />
        <Skeleton blockSize="44px" />
        <Skeleton blockSize="72px" />
        <Skeleton blockSize="36px" />
      </Sheet>
    </div>
  )
}
