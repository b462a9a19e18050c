'use client'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'next-intl'
import { usePathname, useSearchParams } from 'next/navigation'
import { ordersPath } from '@partgate/schema/pages.ts'
import type { PaidOrder_OrderFragment } from '#graphql/generated/types.ts'
import { usePaidOrderQuery } from '#graphql/generated/hooks/payments.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useLiveOrder } from '#features/orders/index.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { signInHref } from '#security/sign-in-href.ts'
import { PaySkeleton } from './pay-skeleton.tsx'
import { PaySteps, type PayStep } from './pay-steps.tsx'
import { useOnPageRestore } from './use-on-page-restore-client.ts'
import { useAccessContext, useAccessToken } from './use-access-context-client.ts'

type MissingOrderProps = {
  kind: 'none' | 'unknown' | 'visitor' | 'sessionEnded'
}

function MissingOrder({ kind }: MissingOrderProps) {
  const t = useTranslations('pay.missing')
  const here = `${usePathname()}?${useSearchParams()}`
  const isSignInRequired = kind === 'visitor' || kind === 'sessionEnded'
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      action={
        <ButtonLink href={isSignInRequired ? signInHref(here) : ordersPath} variant="primary">
          {t(isSignInRequired ? 'signIn' : 'orders')}
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
  page: PayStep
  children: (shown: { order: PaidOrderFacts; isGuest: boolean; reload: () => void }) => ReactNode
}

export function PaidOrder({ orderNumber, page, children }: PaidOrderProps) {
  const t = useTranslations('pay.loadFailed')
  const { data, error, isFetching, reload } = useStaleIfError(
    usePaidOrderQuery({
      variables: { orderNumber: orderNumber ?? '' },
      pause: orderNumber === null,
      requestPolicy: 'cache-and-network',
      context: useAccessContext(orderNumber ?? ''),
    }),
  )
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (data?.viewer && !wasSignedIn) setWasSignedIn(true)
  useOnPageRestore(reload)
  useLiveOrder(data?.order, useAccessToken(orderNumber ?? ''), reload)
  const contents = () => {
    if (orderNumber === null) return <MissingOrder kind="none" />
    if (data?.order) return children({ order: data.order, isGuest: !data.viewer && !error, reload })
    if (isFetching) return <PaySkeleton />
    if (error)
      return (
        <LoadFailed title={t('title')} reload={reload}>
          {t('text')}
        </LoadFailed>
      )
    return <MissingOrder kind={data?.viewer ? 'unknown' : wasSignedIn ? 'sessionEnded' : 'visitor'} />
  }
  return (
    <>
      <PaySteps page={page} order={orderNumber === null ? null : data?.order} />
      {contents()}
    </>
  )
}
