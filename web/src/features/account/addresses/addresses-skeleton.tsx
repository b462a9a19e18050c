import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import styles from './addresses.module.css'

/** The room that the button and two addresses take. */
export function AddressesSkeleton() {
  const t = useTranslations('addresses')
  return (
    <div className={styles.contents} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton inlineSize="220px" blockSize="40px" />
      <Sheet className={styles.cards}>
        {[1, 2].map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton inlineSize="50%" blockSize="22px" />
            <Skeleton inlineSize="80%" blockSize="112px" />
            <Skeleton blockSize="88px" />
            <Skeleton inlineSize="60%" blockSize="32px" />
          </div>
        ))}
      </Sheet>
    </div>
  )
}
