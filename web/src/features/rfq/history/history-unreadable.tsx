import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state-panels.tsx'

export function HistoryUnreadable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('rfqHistory.loadFailed')
  const common = useTranslations('common')
  return (
    <ErrorState title={t('title')} action={<Button onClick={onRetry}>{common('retry')}</Button>}>
      {t('text')}
    </ErrorState>
  )
}
