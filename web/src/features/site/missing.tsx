import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { Label } from '#ui/sheet.tsx'
import styles from './missing.module.css'

export function Missing({ what, children }: { what?: string; children?: string }) {
  const t = useTranslations('common')
  return (
    <div className={styles.missing} role="status">
      {what && <Label>{what}</Label>}
      <p>{children ?? t('failure.unavailable')}</p>
      <RetryButton label={t('retry')} />
    </div>
  )
}
