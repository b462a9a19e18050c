import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import styles from './home-section.module.css'

export function MissingSection() {
  const t = useTranslations('common')
  return (
    <div className={styles.missing}>
      <p>{t('unavailable')}</p>
      <RetryButton label={t('retry')} />
    </div>
  )
}
