'use client'
import { useTranslations } from 'next-intl'
import { paymentPath } from '@partgate/schema/pages.ts'
import type { OrderActions_OrderFragment } from '#graphql/generated/types.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { OrderChanges } from './use-order-changes-client.ts'

type OrderActionsProps = {
  order: OrderActions_OrderFragment
  openPrompt: OrderChanges['openPrompt']
  isSmall?: boolean
}

export function OrderActions({ order, openPrompt, isSmall }: OrderActionsProps) {
  const t = useTranslations('orders.actions')
  const { orderNumber } = order
  const which = <VisuallyHidden> {orderNumber}</VisuallyHidden>
  return (
    <>
      {order.canPay && (
        <ButtonLink isSmall={isSmall} variant="primary" href={paymentPath(orderNumber)}>
          <span>
            {t('pay')}
            {which}
          </span>
        </ButtonLink>
      )}
      {order.canConfirmReceipt && (
        <Button isSmall={isSmall} variant="primary" onClick={() => openPrompt('receive', order)}>
          <span>
            {t('receive')}
            {which}
          </span>
        </Button>
      )}
      {order.canCancel && (
        <Button isSmall={isSmall} variant="quiet" onClick={() => openPrompt('cancel', order)}>
          <span>
            {t('cancel')}
            {which}
          </span>
        </Button>
      )}
    </>
  )
}
