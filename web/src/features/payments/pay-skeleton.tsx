import { useTranslations } from 'next-intl'
import { LoadingStatus, SkeletonSheet } from '#ui/states/skeleton.tsx'
import { summaryLayout } from '#ui/summary.tsx'
import styles from './pay.module.css'

export function PaySkeleton() {
  const t = useTranslations('pay')
  return (
    <div className={summaryLayout} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <SkeletonSheet className={styles.waiting} title="50%" blocks={['96px', '64px']} />
      <SkeletonSheet className={styles.waiting} title="50%" blocks={['44px', '72px', '36px']} />
    </div>
  )
}
