'use client'
import { useTranslations } from 'next-intl'
import { useRfqHistoryQuery } from '#graphql/generated/hooks/rfq.ts'
import { classes } from '#ui/classes.ts'
import { Pagination } from '#ui/pagination.tsx'
import { historyHref, type HistoryView } from './history-address.ts'
import { HistorySignedOut } from './history-signed-out-client.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { HistoryUnreadable } from './history-unreadable.tsx'
import { NoRequests } from './no-requests.tsx'
import { RequestTable } from './request-table.tsx'
import { StatusFilter } from './status-filter.tsx'
import styles from './history.module.css'

const pageSize = 20

/** A person's requests, the newest first. */
export function RequestList({ view }: { view: Pick<HistoryView, 'status' | 'page'> }) {
  const t = useTranslations('rfqHistory')
  const { status, page } = view
  const [{ data, error, fetching }, read] = useRfqHistoryQuery({
    variables: { status, page },
    requestPolicy: 'cache-and-network',
  })
  const rfqs = data?.viewer?.rfqs
  if (!rfqs && fetching) return <HistorySkeleton />
  if (!data?.viewer && !error) return <HistorySignedOut view={view} />
  if (!rfqs || (error && !fetching))
    return <HistoryUnreadable onRetry={() => read({ requestPolicy: 'network-only' })} />
  const { nodes, totalCount } = rfqs
  if (totalCount === 0 && status === null && !fetching) return <NoRequests kind="empty" view={view} />
  return (
    <>
      <StatusFilter status={status} count={totalCount} />
      <div className={classes(styles.list, fetching && styles.old)} aria-busy={fetching}>
        {nodes.length > 0 ? (
          <RequestTable rfqs={nodes} view={view} />
        ) : (
          <NoRequests kind={totalCount > 0 ? 'noPage' : 'noneSo'} view={view} />
        )}
        <Pagination
          current={page}
          last={Math.ceil(totalCount / pageSize)}
          hrefOf={(page) => historyHref({ status, page })}
          labels={{
            name: t('pages'),
            previous: t('previousPage'),
            next: t('nextPage'),
            page: (page) => t('page', { page }),
          }}
        />
      </div>
    </>
  )
}
