'use client'
import { useTranslations } from 'next-intl'
import type { OrderLine_OrderLineFragment, OrderStatus } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { isCanceled } from '../payment-progress.ts'
import type { OrderAgain } from './use-order-again-client.ts'

type AgainButtonProps = {
  order: { orderNumber: string; status: OrderStatus; lines: OrderLine_OrderLineFragment[] }
  again: OrderAgain
  isSmall?: boolean
}

/** An unpaid order is paid instead of ordered again. */
export function AgainButton({ order, again, isSmall }: AgainButtonProps) {
  const t = useTranslations('orders.reorder')
  if (order.status === 'UNPAID') return null

  return (
    <Button
      isSmall={isSmall}
      variant={isCanceled(order) && !isSmall ? 'primary' : 'plain'}
      isBusy={again.busyOrder === order.orderNumber}
      onClick={() => void again.orderAgain(order)}
    >
      <span>
        {t('action')}
        <VisuallyHidden> {order.orderNumber}</VisuallyHidden>
      </span>
    </Button>
  )
}
