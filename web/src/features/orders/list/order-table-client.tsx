'use client'
import { useTranslations } from 'next-intl'
import type { OrderRow_OrderFragment } from '#graphql/generated/types.ts'
import { classes } from '#ui/classes.ts'
import { Th } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { OrderChanges } from '../use-order-changes-client.ts'
import { OrderGroup } from './order-group-client.tsx'
import table from '#ui/table.module.css'
import styles from './order-table.module.css'

type OrderTableProps = { orders: OrderRow_OrderFragment[]; ask: OrderChanges['ask'] }

/** The orders of a page with their lines: rows to compare, cards where there is no room for them. */
export function OrderTable({ orders, ask }: OrderTableProps) {
  const t = useTranslations('orders')
  return (
    <div className={styles.room}>
      <div className={classes(table.scroll, styles.orders)} role="region" aria-label={t('title')} tabIndex={0}>
        <table className={table.table}>
          <caption>
            <VisuallyHidden>{t('title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <Th>{t('columns.orderNumber')}</Th>
              <Th>{t('columns.serialNumber')}</Th>
              <Th>{t('columns.product')}</Th>
              <Th numeric>{t('columns.unitPrice')}</Th>
              <Th numeric>{t('columns.quantity')}</Th>
              <Th numeric>{t('columns.amount')}</Th>
              <Th>{t('columns.status')}</Th>
              <Th>
                <VisuallyHidden>{t('viewDetails')}</VisuallyHidden>
              </Th>
            </tr>
          </thead>
          {orders.map((order) => (
            <OrderGroup key={order.id} order={order} ask={ask} />
          ))}
        </table>
      </div>
    </div>
  )
}
