'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { usePastRequestQuery } from '#graphql/generated/hooks/rfq.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { historyHref, type HistoryView, parseHistoryView } from './history-address.ts'
import { RequestList } from './request-list-client.tsx'
import { HistorySignedOut } from './history-signed-out-client.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { HistoryUnreadable } from './history-unreadable.tsx'
import { RequestDetail } from './request-detail.tsx'
import styles from './history.module.css'

type PastRequestProps = { rfqNumber: string; view: Pick<HistoryView, 'status' | 'page'> }

function PastRequest({ rfqNumber, view }: PastRequestProps) {
  const t = useTranslations('rfqHistory')
  const { data, error, isFetching, reload } = useStaleIfError(
    usePastRequestQuery({
      variables: { rfqNumber },
      requestPolicy: 'cache-and-network',
    }),
  )
  const rfq = data?.viewer?.rfq
  const contents = () => {
    if (rfq) return <RequestDetail rfq={rfq} />
    if (isFetching) return <HistorySkeleton />
    if (!data?.viewer && !error) return <HistorySignedOut view={{ ...view, rfqNumber }} />
    if (error) return <HistoryUnreadable reload={reload} />
    return <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>
  }
  return (
    <>
      <Link href={historyHref(view)} className={styles.back}>
        <Icon name="arrow-left" size={16} />
        {t('back')}
      </Link>
      {contents()}
    </>
  )
}

export function HistoryContents() {
  const { rfqNumber, ...view } = parseHistoryView(useSearchParams())
  return rfqNumber ? <PastRequest key={rfqNumber} rfqNumber={rfqNumber} view={view} /> : <RequestList view={view} />
}
