import { useTranslations } from 'next-intl'
import { Sheet } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import styles from './cart-page.module.css'

/** The room that a cart of three lines takes. */
export function CartSkeleton() {
  const t = useTranslations('cart')
  return (
    <div className={styles.layout} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <div className={styles.lines}>
        <div className={styles.tools}>
          <Skeleton inlineSize="96px" />
        </div>
        <Sheet className={styles.waitingLines}>
          {[1, 2, 3].map((line) => (
            <div key={line} className={styles.waitingLine}>
              <Skeleton inlineSize="44px" blockSize="44px" />
              <Skeleton inlineSize="60%" />
              <Skeleton inlineSize="144px" blockSize="36px" />
              <Skeleton inlineSize="64px" />
            </div>
          ))}
        </Sheet>
      </div>
      <Sheet className={styles.waiting}>
        <Skeleton inlineSize="60%" blockSize="26px" />
        <Skeleton blockSize="22px" />
        <Skeleton blockSize="48px" />
        <Skeleton blockSize="100px" />
      </Sheet>
    </div>
  )
}
