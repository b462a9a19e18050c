'use client'
import { useTranslations } from 'next-intl'
import type { OrdersPageQuery } from '#graphql/generated/types.ts'
import { Pagination } from '#ui/pagination.tsx'
import type { OrderChanges } from '../use-order-changes-client.ts'
import { lastPage } from './list-standing.ts'
import { listHref, type ListAddress } from './list-address.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderTable } from './order-table-client.tsx'

type Orders = NonNullable<NonNullable<OrdersPageQuery['viewer']>['orders']>
type OrderRowsProps = { orders: Orders; address: ListAddress; ask: OrderChanges['ask'] }

export function OrderRows({ orders, address, ask }: OrderRowsProps) {
  const t = useTranslations('catalogue.list')
  if (orders.nodes.length === 0) return <NoOrders address={address} totalCount={orders.totalCount} />
  return (
    <>
      <OrderTable orders={orders.nodes} ask={ask} />
      <Pagination
        current={address.page}
        last={lastPage(orders.totalCount)}
        hrefOf={(page) => listHref({ ...address, page })}
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
