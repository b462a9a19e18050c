'use client'
import { useTranslations } from 'next-intl'
import type { OrderRow_OrderFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { Num } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useMoments } from '../moments.ts'
import { OrderActions } from '../order-actions-client.tsx'
import { orderHref } from '../order-pages.ts'
import { statusTone } from '../status-tone.ts'
import type { OrderChanges } from '../use-order-changes-client.ts'
import { LineCells } from './line-cells.tsx'
import styles from './order-table.module.css'

/** More of them stand on the order's own page. */
const mostLines = 5

/** One order: a row for each line, with what belongs to the whole order once. */
export function OrderGroup({ order, ask }: { order: OrderRow_OrderFragment; ask: OrderChanges['ask'] }) {
  const t = useTranslations('orders')
  const { day } = useMoments()
  const { orderNumber, status } = order
  const shown = order.lines.slice(0, mostLines)
  const [first, ...others] = shown
  const left = order.lines.length - shown.length
  const rowSpan = shown.length + (left > 0 ? 1 : 0)
  return (
    <tbody className={styles.order}>
      <tr>
        <th scope="rowgroup" rowSpan={rowSpan} className={styles.number}>
          <Num>{orderNumber}</Num>
          <span className={styles.quiet}>{day(order.placedAt)}</span>
        </th>
        <Td rowSpan={rowSpan} className={styles.serial} data-label={t('columns.serialNumber')}>
          <Num>{order.serialNumber}</Num>
        </Td>
        {first && <LineCells line={first} />}
        <Td rowSpan={rowSpan} className={styles.status}>
          <State tone={statusTone[status]}>{t(`status.${status}`)}</State>
        </Td>
        <Td rowSpan={rowSpan} className={styles.actions}>
          <div>
            <Link href={orderHref(orderNumber)} prefetch={false}>
              {t('viewDetails')}
              <VisuallyHidden> {orderNumber}</VisuallyHidden>
            </Link>
            <OrderActions small order={order} ask={ask} />
          </div>
        </Td>
      </tr>
      {others.map((line, at) => (
        <tr key={at}>
          <LineCells line={line} />
        </tr>
      ))}
      {left > 0 && (
        <tr>
          <Td colSpan={4} className={styles.more}>
            <Link href={orderHref(orderNumber)} prefetch={false}>
              {t('moreLines', { count: left })}
            </Link>
          </Td>
        </tr>
      )}
    </tbody>
  )
}
