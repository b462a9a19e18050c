'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { PaidOrder_OrderFragment } from '#graphql/generated/types.ts'
import { usePaidOrderQuery } from '#graphql/generated/hooks/payments.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { MissingOrder } from './missing-order-client.tsx'
import { PaySkeleton } from './pay-skeleton.tsx'
import { useComeBack } from './use-come-back-client.ts'
import { useOrderProof } from './use-order-proof-client.ts'

export type PaidOrderFacts = PaidOrder_OrderFragment

type PaidOrderProps = {
  orderNumber: string | null
  children: (order: PaidOrderFacts, look: () => void) => ReactNode
}

/** The order that an address names, for whom it belongs to; `look` reads it again. */
export function PaidOrder({ orderNumber, children }: PaidOrderProps) {
  const t = useTranslations('pay.unreadable')
  const common = useTranslations('common')
  const [{ data, error, fetching }, read] = usePaidOrderQuery({
    variables: { orderNumber: orderNumber ?? '' },
    pause: orderNumber === null,
    requestPolicy: 'cache-and-network',
    context: useOrderProof(orderNumber ?? ''),
  })
  const look = () => read({ requestPolicy: 'network-only' })
  useComeBack(look)
  if (orderNumber === null) return <MissingOrder kind="none" />
  if (data?.order) return children(data.order, look)
  if (fetching) return <PaySkeleton />
  if (error)
    return (
      <ErrorState title={t('title')} action={<Button onClick={look}>{common('retry')}</Button>}>
        {t('text')}
      </ErrorState>
    )
  return <MissingOrder kind={data?.viewer ? 'unknown' : 'visitor'} />
}
