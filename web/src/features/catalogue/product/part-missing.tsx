import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import styles from './section.module.css'

/** In place of a part that the shop cannot speak of now. */
export function PartMissing() {
  const t = useTranslations()
  return (
    <div className={styles.whole}>
      <ErrorState title={t('catalogue.product.missing')} level="h1" action={<RetryButton label={t('common.retry')} />}>
        {t('catalogue.product.missingText')}
      </ErrorState>
    </div>
  )
}
