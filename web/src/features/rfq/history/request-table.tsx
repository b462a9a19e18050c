import { useTranslations } from 'next-intl'
import type { RfqHistoryQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { historyHref, type HistoryView } from './history-address.ts'
import { RfqState } from './rfq-state.tsx'
import styles from './history.module.css'

type Rfqs = NonNullable<NonNullable<RfqHistoryQuery['viewer']>['rfqs']>['nodes']

export function RequestTable({ rfqs, view }: { rfqs: Rfqs; view: Pick<HistoryView, 'status' | 'page'> }) {
  const t = useTranslations('rfqHistory')
  const field = useTranslations('rfqPage.fields')
  const caption = useTranslations('layout')('rfqHistory')
  const { longDay } = useReaderTimeFormats()
  const numbers = useNumbers()
  return (
    <Table
      caption={caption}
      className={styles.requests}
      head={
        <>
          <Th>{t('number')}</Th>
          <Th>{t('date')}</Th>
          <Th>{t('status')}</Th>
          <Th isNumeric>{t('parts')}</Th>
        </>
      }
    >
      {rfqs.map(({ id, rfqNumber, reference, createdAt, status, partCount }) => (
        <tr key={id}>
          <th scope="row">
            <Link href={historyHref({ ...view, rfqNumber })} className={styles.open}>
              <PartNumber>{rfqNumber}</PartNumber>
            </Link>
            {reference && (
              <p className={styles.own}>
                {field('reference')} <PartNumber>{reference}</PartNumber>
              </p>
            )}
          </th>
          <Td className={styles.date}>
            <time dateTime={createdAt}>{longDay(createdAt)}</time>
          </Td>
          <Td>
            <RfqState status={status} />
          </Td>
          <Td isNumeric className={styles.count} data-name={t('parts')}>
            <Num>{numbers.integer(partCount)}</Num>
          </Td>
        </tr>
      ))}
    </Table>
  )
}
