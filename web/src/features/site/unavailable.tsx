import { useTranslations } from 'next-intl'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'

/** In place of what the shop could not say; `h1` where that is the page's subject. */
export function Unavailable({ level }: { level?: 'h1' }) {
  const t = useTranslations('common')
  return (
    <ErrorState title={t('unavailable')} level={level} action={<RetryButton label={t('retry')} />}>
      {t('unavailableText')}
    </ErrorState>
  )
}
