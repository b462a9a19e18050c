import { useTranslations } from 'next-intl'
import { classes } from '#ui/classes.ts'
import { LoadingStatus, SkeletonSheet } from '#ui/states/skeleton.tsx'
import { summaryLayout } from '#ui/summary.tsx'
import styles from './checkout.module.css'

export function CheckoutSkeleton() {
  const t = useTranslations('checkout')
  return (
    <div className={classes(summaryLayout, styles.layout)} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <div className={styles.form}>
        {['96px', '420px', '120px', '150px'].map((blockSize) => (
          <SkeletonSheet key={blockSize} className={styles.section} title="40%" blocks={[blockSize]} />
        ))}
      </div>
      <SkeletonSheet className={styles.section} blocks={['120px', '96px', '48px']} />
    </div>
  )
}
