'use client'
import { useTranslations } from 'next-intl'
import { useOrderPageQuery } from '#graphql/generated/hooks/orders.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/state-panels.tsx'
import { orderHref, ordersPage } from '../order-pages.ts'
import { SignInFirst } from '../sign-in-first-client.tsx'
import { useOrderContext } from '../use-order-context-client.ts'
import { useReadOnReturn } from '../use-read-on-return-client.ts'
import { OrderSheet } from './order-sheet-client.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { orderViewOf } from './order-view.ts'

/** An order for whoever may see it, or why there is none to be seen. */
export function OrderContents({ orderNumber }: { orderNumber: string }) {
  const t = useTranslations()
  const { isReady, context } = useOrderContext(orderNumber)
  const [{ data, error, fetching }, read] = useOrderPageQuery({
    variables: { orderNumber },
    requestPolicy: 'cache-and-network',
    pause: !isReady,
    context,
  })
  useReadOnReturn(read)

  const order = data?.order
  const view = orderViewOf({
    isAsked: isReady && (data !== undefined || error !== undefined),
    hasOrder: Boolean(order),
    hasFailed: error !== undefined,
    isSignedIn: Boolean(data?.viewer),
    hasSecret: context !== undefined,
  })
  if (order) return <OrderSheet order={order} context={context} />
  switch (view) {
    case 'failed':
      return (
        <ErrorState
          title={t('orders.order.unreadable.title')}
          action={
            <Button busy={fetching} onClick={() => read({ requestPolicy: 'network-only' })}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('orders.order.unreadable.text')}
        </ErrorState>
      )
    case 'signIn':
      return <SignInFirst page={orderHref(orderNumber)} />
    case 'badLink':
      return <EmptyState title={t('orders.order.badLink.title')}>{t('orders.order.badLink.text')}</EmptyState>
    case 'missing':
      return (
        <EmptyState
          title={t('orders.order.missing.title')}
          action={<ButtonLink href={ordersPage}>{t('orders.seeAll')}</ButtonLink>}
        >
          {t('orders.order.missing.text')}
        </EmptyState>
      )
    default:
      return <OrderSkeleton />
  }
}
