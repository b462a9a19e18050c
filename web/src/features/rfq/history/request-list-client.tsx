'use client'
import { useTranslations } from 'next-intl'
import { useRfqHistoryQuery } from '#graphql/generated/hooks/rfq.ts'
import { classes } from '#ui/classes.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import type { RfqStatus } from '#graphql/generated/types.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { Chip } from '#ui/chip.tsx'
import { requestPage } from '../pages.ts'
import { historyHref, type HistoryView, statuses } from './history-address.ts'
import { HistorySignedOut } from './history-signed-out-client.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { HistoryUnreadable } from './history-unreadable.tsx'
import { RequestTable } from './request-table.tsx'
import styles from './history.module.css'

function StatusFilter({ status, count }: { status: RfqStatus | null; count: number }) {
  const t = useTranslations('rfqHistory')
  const common = useTranslations('common')
  return (
    <div className={styles.tools}>
      <nav aria-label={t('filter')}>
        <ul className={styles.filter}>
          {[null, ...statuses].map((each) => (
            <li key={each}>
              <Chip
                href={historyHref({ status: each })}
                isOn={each === status}
                aria-current={each === status ? 'page' : undefined}
              >
                {each ? t(`statuses.${each}`) : common('all')}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.quiet} role="status">
        {t('count', { count })}
      </p>
    </div>
  )
}

type NoRequestsProps = { kind: 'empty' | 'noneWithStatus' | 'noPage'; view: Pick<HistoryView, 'status'> }

function NoRequests({ kind, view: { status } }: NoRequestsProps) {
  const t = useTranslations('rfqHistory')
  if (kind === 'empty')
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <ButtonLink href={requestPage} variant="primary">
            {t('empty.requestQuote')}
          </ButtonLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  const [href, words] =
    kind === 'noPage' ? [historyHref({ status }), t('noPage.first')] : [historyHref({}), t('noneWithStatus.all')]
  return <EmptyState title={t(`${kind}.title`)} action={<ButtonLink href={href}>{words}</ButtonLink>} />
}

const pageSize = 20

export function RequestList({ view }: { view: Pick<HistoryView, 'status' | 'page'> }) {
  const t = useTranslations('rfqHistory')
  const { status, page } = view
  const { data, error, isFetching, reload } = useStaleIfError(
    useRfqHistoryQuery({
      variables: { status, page },
      requestPolicy: 'cache-and-network',
    }),
  )
  const rfqs = data?.viewer?.rfqs
  if (!rfqs && isFetching) return <HistorySkeleton />
  if (!data?.viewer && !error) return <HistorySignedOut view={view} />
  if (!rfqs || (error && !isFetching)) return <HistoryUnreadable reload={reload} />
  const { nodes, totalCount } = rfqs
  if (totalCount === 0 && status === null && !isFetching) return <NoRequests kind="empty" view={view} />
  return (
    <>
      <StatusFilter status={status} count={totalCount} />
      <div className={classes(styles.list, isFetching && styles.old)} aria-busy={isFetching}>
        {nodes.length > 0 ? (
          <RequestTable rfqs={nodes} view={view} />
        ) : (
          <NoRequests kind={totalCount > 0 ? 'noPage' : 'noneWithStatus'} view={view} />
        )}
        <Pagination
          current={page}
          last={Math.ceil(totalCount / pageSize)}
          toHref={(page) => historyHref({ status, page })}
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
