import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'

export function Unavailable({ level }: { level?: 'h1' }) {
  const t = useTranslations('common')
  return (
    <ErrorState title={t('unavailable')} level={level} action={<RetryButton label={t('retry')} />}>
      {t('unavailableText')}
    </ErrorState>
  )
}
