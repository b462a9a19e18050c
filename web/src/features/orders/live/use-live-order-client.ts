'use client'
import { useEffect, useEffectEvent } from 'react'
import { useLocale } from 'next-intl'
import { isSettled } from '@partgate/schema/order-state.ts'
import { OrderStatusDocument } from '#graphql/generated/documents/orders.ts'
import type { OrderStatusSubscription, PaidOrder_OrderFragment } from '#graphql/generated/types.ts'
import { followWhenLoaded } from '#graphql/live/follow-when-loaded.ts'
import { toLocaleCode } from '#i18n/routing.ts'
import { orderState } from './order-state.ts'

type Order = Pick<PaidOrder_OrderFragment, 'id' | 'status' | 'paymentStatus'> & { total?: { amount: string } | null }

export const useLiveOrder = (order: Order | null | undefined, accessToken: string | null, onChange: () => void) => {
  const locale = useLocale()
  const orderId = order && !isSettled(order) ? order.id : null
  const onState = useEffectEvent((now: OrderStatusSubscription['orderStatus']) => {
    if (now && order && orderState(now) !== orderState(order)) onChange()
  })
  useEffect(() => {
    if (orderId === null) return
    const headers = { Lang: toLocaleCode(locale), ...(accessToken && { 'Order-Token': accessToken }) }
    return followWhenLoaded(() => import('#graphql/live/follow-subscription.ts'), {
      query: OrderStatusDocument,
      variables: { orderId },
      headers,
      onData: (data) => onState((data as OrderStatusSubscription).orderStatus),
    })
  }, [orderId, accessToken, locale])
}
