import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/states/retry-button-client.tsx'
import { ErrorState } from '#ui/states/state-panels.tsx'
import styles from './section.module.css'

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
