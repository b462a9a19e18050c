'use client'
import { useTranslations } from 'next-intl'
import type { OrderRow_OrderFragment, OrdersPageQuery } from '#graphql/generated/types.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { classes } from '#ui/classes.ts'
import { Th } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import table from '#ui/table.module.css'
import type { OrderAgain } from '../again/use-order-again-client.ts'
import type { OrderChanges } from '../use-order-changes-client.ts'
import { lastPage } from './list-emptiness.ts'
import { type ListAddress, listHref } from './list-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderGroup } from './order-group-client.tsx'
import styles from './order-table.module.css'

type OrderTableProps = { orders: OrderRow_OrderFragment[]; openPrompt: OrderChanges['openPrompt']; again: OrderAgain }

function OrderTable({ orders, openPrompt, again }: OrderTableProps) {
  const t = useTranslations('orders')
  return (
    <div className={styles.container}>
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
              <Th isNumeric>{t('columns.unitPrice')}</Th>
              <Th isNumeric>{t('columns.quantity')}</Th>
              <Th isNumeric>{t('columns.amount')}</Th>
              <Th>{t('columns.status')}</Th>
              <Th>
                <VisuallyHidden>{t('viewDetails')}</VisuallyHidden>
              </Th>
            </tr>
          </thead>
          {orders.map((order) => (
            <OrderGroup key={order.id} order={order} openPrompt={openPrompt} again={again} />
          ))}
        </table>
      </div>
    </div>
  )
}

type Orders = NonNullable<NonNullable<OrdersPageQuery['viewer']>['orders']>
type OrderRowsProps = {
  orders: Orders
  address: ListAddress
  openPrompt: OrderChanges['openPrompt']
  again: OrderAgain
}

export function OrderRows({ orders, address, openPrompt, again }: OrderRowsProps) {
  const t = useTranslations('catalogue.list')
  if (orders.nodes.length === 0) return <NoOrders address={address} totalCount={orders.totalCount} />
  return (
    <>
      <OrderTable orders={orders.nodes} openPrompt={openPrompt} again={again} />
      <Pagination
        current={address.page}
        last={lastPage(orders.totalCount)}
        toHref={(page) => listHref({ ...address, page })}
        labels={{
          name: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (page) => t('page', { page }),
        }}
      />
    </>
  )
}
