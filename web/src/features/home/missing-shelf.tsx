import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import styles from './shelf.module.css'

/** In place of a shelf's rows that the shop could not say; the others stand. */
export function MissingShelf() {
  const t = useTranslations('common')
  return (
    <div className={styles.missing}>
      <p>{t('unavailable')}</p>
      <RetryButton label={t('retry')} />
    </div>
  )
}
