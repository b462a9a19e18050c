'use client'
import { useEffect, useEffectEvent } from 'react'
import { useLocale } from 'next-intl'
import { OrderStatusDocument } from '#graphql/generated/documents/orders.ts'
import type { OrderStatusSubscription, PaidOrder_OrderFragment } from '#graphql/generated/types.ts'
import { toLocaleCode } from '#i18n/routing.ts'
import { isFinal, orderState } from './order-state.ts'

type Order = Pick<PaidOrder_OrderFragment, 'id' | 'status' | 'paymentState'> & { total?: { amount: string } | null }

export const useLiveOrder = (order: Order | null | undefined, accessToken: string | null, onChange: () => void) => {
  const locale = useLocale()
  const orderId = order && !isFinal(order) ? order.id : null
  const onState = useEffectEvent((now: OrderStatusSubscription['orderStatus']) => {
    if (now && order && orderState(now) !== orderState(order)) onChange()
  })
  useEffect(() => {
    if (orderId === null) return
    let end = () => {}
    let isLeft = false
    const headers = { Lang: toLocaleCode(locale), ...(accessToken && { 'Order-Token': accessToken }) }
    void import('#graphql/live/follow-subscription.ts').then(({ followSubscription }) => {
      if (isLeft) return
      end = followSubscription({
        query: OrderStatusDocument,
        variables: { orderId },
        headers,
        onData: (data) => onState((data as OrderStatusSubscription).orderStatus),
      })
    })
    return () => {
      isLeft = true
      end()
    }
  }, [orderId, accessToken, locale])
}
