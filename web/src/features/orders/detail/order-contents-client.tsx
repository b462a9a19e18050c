'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { orderPath, ordersPath } from '@partgate/schema/pages.ts'
import { useOrderPageQuery } from '#graphql/generated/hooks/orders.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useReadOnReturn } from '#graphql/session/use-read-on-return-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { toAccessContext } from '../access-context.ts'
import { takeToken } from '../access-token.ts'
import { useLiveOrder } from '../live/use-live-order-client.ts'
import { SignInFirst } from '../sign-in-first-client.tsx'
import { OrderSheet } from './order-sheet-client.tsx'
import { toOrderView } from './order-view.ts'
import styles from './order-sheet.module.css'

const useOrderContext = (orderNumber: string) => {
  const locale = useLocale()
  const [accessToken, setAccessToken] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const { accessToken: taken, cleanSearch } = takeToken(orderNumber, location.search)
    setAccessToken(taken)
    if (cleanSearch === null) return
    // The router reads the address in its own effects, which run after those of the page.
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + cleanSearch + location.hash))
    return () => clearTimeout(timer)
  }, [orderNumber])
  const context = useMemo(() => toAccessContext(accessToken, locale), [accessToken, locale])
  return { isReady: accessToken !== undefined, context, accessToken: accessToken ?? null }
}

function OrderSkeleton() {
  const t = useTranslations('orders.order')
  return (
    <div className={styles.sheet} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton blockSize="72px" />
      <Skeleton blockSize="180px" />
      <Skeleton blockSize="100px" />
      <Skeleton blockSize="160px" />
    </div>
  )
}

export function OrderContents({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations()
  const { isReady, context, accessToken } = useOrderContext(orderNumber)
  const { data, error, isFetching, reload } = useStaleIfError(
    useOrderPageQuery({
      variables: { orderNumber },
      requestPolicy: 'cache-and-network',
      pause: !isReady,
      context,
    }),
  )
  useReadOnReturn(reload)

  const order = data?.order
  useLiveOrder(order, accessToken, reload)
  if (order) return <OrderSheet order={order} context={context} accessToken={accessToken} />
  const view = toOrderView({
    isLoaded: isReady && (data !== undefined || error !== undefined),
    hasFailed: error !== undefined,
    isSignedIn: Boolean(data?.viewer),
    hasAccessToken: context !== undefined,
  })
  switch (view) {
    case 'failed':
      return (
        <LoadFailed title={t('orders.order.loadFailed.title')} reload={reload} isReloading={isFetching}>
          {t('orders.order.loadFailed.text')}
        </LoadFailed>
      )
    case 'signIn':
      return <SignInFirst page={orderPath(orderNumber)} />
    case 'badLink':
      return <EmptyState title={t('orders.order.badLink.title')}>{t('orders.order.badLink.text')}</EmptyState>
    case 'missing':
      return (
        <EmptyState
          title={t('orders.order.missing.title')}
          action={<ButtonLink href={ordersPath}>{t('orders.seeAll')}</ButtonLink>}
        >
          {t('orders.order.missing.text')}
        </EmptyState>
      )
    default:
      return <OrderSkeleton />
  }
}
