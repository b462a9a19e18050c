import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'

/** In place of what the shop could not say. */
export function Unavailable() {
  const t = useTranslations('common')
  return (
    <ErrorState title={t('unavailable')} action={<RetryButton label={t('retry')} />}>
      {t('unavailableText')}
    </ErrorState>
  )
}
