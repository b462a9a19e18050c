'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { usePathname, useSearchParams } from 'next/navigation'
import type { PaidOrder_OrderFragment } from '#graphql/generated/types.ts'
import { usePaidOrderQuery } from '#graphql/generated/hooks/payments.ts'
import { useSteadyQuery } from '#graphql/use-steady-query-client.ts'
import { ordersPage, useLiveOrder } from '#features/orders/index.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state-panels.tsx'
import { signInHref } from '#security/sign-in-href.ts'
import { PaySkeleton } from './pay-skeleton.tsx'
import { useOnPageRestore } from './use-on-page-restore-client.ts'
import { useAccessContext, useAccessToken } from './use-access-context-client.ts'

type MissingOrderProps = {
  kind: 'none' | 'unknown' | 'visitor'
}

function MissingOrder({ kind }: MissingOrderProps) {
  const t = useTranslations('pay.missing')
  const here = `${usePathname()}?${useSearchParams()}`
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      action={
        <ButtonLink href={kind === 'visitor' ? signInHref(here) : ordersPage} variant="primary">
          {t(kind === 'visitor' ? 'signIn' : 'orders')}
        </ButtonLink>
      }
    >
      {t(`${kind}.text`)}
    </EmptyState>
  )
}

export type PaidOrderFacts = PaidOrder_OrderFragment

type PaidOrderProps = {
  orderNumber: string | null
  children: (order: PaidOrderFacts, reload: () => void) => ReactNode
}

export function PaidOrder({ orderNumber, children }: PaidOrderProps) {
  const t = useTranslations('pay.loadFailed')
  const common = useTranslations('common')
  const [{ data, error, fetching }, read] = useSteadyQuery(
    usePaidOrderQuery({
      variables: { orderNumber: orderNumber ?? '' },
      pause: orderNumber === null,
      requestPolicy: 'cache-and-network',
      context: useAccessContext(orderNumber ?? ''),
    }),
  )
  const reload = () => read({ requestPolicy: 'network-only' })
  useOnPageRestore(reload)
  useLiveOrder(data?.order, useAccessToken(orderNumber ?? ''), reload)
  if (orderNumber === null) return <MissingOrder kind="none" />
  if (data?.order) return children(data.order, reload)
  if (fetching) return <PaySkeleton />
  if (error)
    return (
      <ErrorState title={t('title')} action={<Button onClick={reload}>{common('retry')}</Button>}>
        {t('text')}
      </ErrorState>
    )
  return <MissingOrder kind={data?.viewer ? 'unknown' : 'visitor'} />
}
