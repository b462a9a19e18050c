'use client'
import { useTranslations } from 'next-intl'
import type { OrderActions_OrderFragment } from '#graphql/generated/types.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { payHref } from './order-pages.ts'
import type { OrderChanges } from './use-order-changes-client.ts'

type OrderActionsProps = { order: OrderActions_OrderFragment; ask: OrderChanges['ask']; small?: boolean }

/** What the buyer may do with an order now, as the shop says. */
export function OrderActions({ order, ask, small }: OrderActionsProps) {
  const t = useTranslations('orders.actions')
  const { orderNumber } = order
  const which = <VisuallyHidden> {orderNumber}</VisuallyHidden>
  return (
    <>
      {order.canPay && (
        <ButtonLink small={small} look="main" href={payHref(orderNumber)} prefetch={false}>
          <span>
            {t('pay')}
            {which}
          </span>
        </ButtonLink>
      )}
      {order.canConfirmReceipt && (
        <Button small={small} look="main" onClick={() => ask('receive', order)}>
          <span>
            {t('receive')}
            {which}
          </span>
        </Button>
      )}
      {order.canCancel && (
        <Button small={small} look="quiet" onClick={() => ask('cancel', order)}>
          <span>
            {t('cancel')}
            {which}
          </span>
        </Button>
      )}
    </>
  )
}
