import { useTranslations } from 'next-intl'
import { RetryButton } from './retry-button-client.tsx'
import { Label } from '../sheet.tsx'
import { ErrorState } from './state-panels.tsx'
import styles from './unavailable.module.css'

/** A page or a large part of it. */
export function Unavailable({ level }: { level?: 'h1' }) {
  const t = useTranslations('common')
  return (
    <ErrorState title={t('unavailable')} level={level} action={<RetryButton label={t('retry')} />}>
      {t('unavailableText')}
    </ErrorState>
  )
}

/** A small part of a page. */
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
