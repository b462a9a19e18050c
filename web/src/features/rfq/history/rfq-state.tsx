import { useTranslations } from 'next-intl'
import type { RfqStatus } from '#graphql/generated/types.ts'
import { State } from '#ui/sheet.tsx'

export function RfqState({ status }: { status: RfqStatus }) {
  const t = useTranslations('rfqHistory.statuses')
  return <State tone={status === 'VIEWED' ? 'ok' : 'quiet'}>{t(status)}</State>
}
