import { useTranslations } from 'next-intl'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'

export function HistoryUnreadable({ reload }: { reload: () => void }) {
  const t = useTranslations('rfqHistory.loadFailed')
  return (
    <LoadFailed title={t('title')} reload={reload}>
      {t('text')}
    </LoadFailed>
  )
}
