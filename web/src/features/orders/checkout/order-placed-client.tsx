'use client'
import { useTranslations } from 'next-intl'
import { orderPath, ordersPath } from '@partgate/schema/pages.ts'
import { useCheckoutPlacedOrderQuery } from '#graphql/generated/hooks/orders.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Outcome } from '#ui/states/outcome-client.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { afterPlacingHref } from '../order-pages.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

export function OrderPlaced({ orderNumber, onAgain }: { orderNumber: string; onAgain?: () => void }) {
  const t = useTranslations()
  const numbers = useNumbers()
  const { dateTime } = useReaderTimeFormats()
  const { data, error, isFetching, reload } = useStaleIfError(
    useCheckoutPlacedOrderQuery({
      variables: { orderNumber },
      requestPolicy: 'cache-and-network',
    }),
  )
  const order = data?.order
  if (!order && isFetching) return <CheckoutSkeleton />
  if (!order && error)
    return (
      <LoadFailed title={t('checkout.placed.loadFailed')} reload={reload}>
        {t('checkout.placed.loadFailedText')}
      </LoadFailed>
    )
  if (!order)
    return (
      <EmptyState
        title={t('checkout.placed.unknown')}
        action={<ButtonLink href={ordersPath}>{t('checkout.placed.orders')}</ButtonLink>}
      >
        {t('checkout.placed.unknownText')}
      </EmptyState>
    )
  const { total, canPay, expiresAt } = order
  return (
    <Outcome
      isDone
      title={t('checkout.placed.title')}
      facts={[
        { name: t('checkout.placed.number'), value: <PartNumber>{order.orderNumber}</PartNumber> },
        { name: t('checkout.placed.serial'), value: <Num>{order.serialNumber}</Num> },
        ...(total
          ? [
              {
                name: t('checkout.summary.total'),
                value: <Price amount={numbers.total(total.amount)} currency={total.currency} />,
              },
            ]
          : []),
        ...(canPay && expiresAt
          ? [
              {
                name: t('orders.documents.payBefore'),
                value: <time dateTime={expiresAt}>{dateTime(expiresAt)}</time>,
              },
            ]
          : []),
      ]}
      text={t(canPay ? 'checkout.placed.payable' : 'checkout.placed.text')}
    >
      <ButtonLink href={afterPlacingHref(order)} variant="primary">
        {t(canPay ? 'checkout.placed.pay' : 'checkout.placed.next')}
      </ButtonLink>
      <ButtonLink href={orderPath(order.orderNumber)}>{t('checkout.placed.details')}</ButtonLink>
      {onAgain && (
        <Button variant="quiet" onClick={onAgain}>
          {t('checkout.placed.again')}
        </Button>
      )}
    </Outcome>
  )
}
