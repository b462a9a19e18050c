'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { orderPath, ordersPath, paymentPath } from '@partgate/schema/pages.ts'
import { DocumentLinks, isOver, type PaymentProgress, toPaymentProgress } from '#features/orders/index.ts'
import { Announced } from '#ui/announced-client.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Outcome } from '#ui/states/outcome-client.tsx'
import { parsePayAddress } from './pay-address.ts'
import { PaidOrder, type PaidOrderFacts } from './paid-order-client.tsx'
import { PaymentProgressPanel } from './payment-progress-panel.tsx'
import { useAccessToken } from './use-access-context-client.ts'

type OrderSubmittedProps = { order: PaidOrderFacts; isGuest: boolean; paymentProgress: PaymentProgress }

function OrderSubmitted({ order, isGuest, paymentProgress }: OrderSubmittedProps) {
  const t = useTranslations('pay')
  const payBefore = useTranslations('orders.documents')('payBefore')
  const numbers = useNumbers()
  const { dateTime } = useReaderTimeFormats()
  const { orderNumber, serialNumber, purchaseOrderNumber, email, total, expiresAt } = order
  const accessToken = useAccessToken(orderNumber)
  const isPayable = paymentProgress === 'payable'
  return (
    <Outcome
      isDone
      title={t('successful.done')}
      facts={[
        { name: t('order.number'), value: <PartNumber>{orderNumber}</PartNumber> },
        { name: t('order.serial'), value: <Num>{serialNumber}</Num> },
        ...(purchaseOrderNumber ? [{ name: t('order.purchaseOrder'), value: <Num>{purchaseOrderNumber}</Num> }] : []),
        ...(total
          ? [
              {
                name: t('order.total'),
                value: <Price amount={numbers.total(total.amount)} currency={total.currency} />,
              },
            ]
          : []),
        ...(isPayable && expiresAt
          ? [{ name: payBefore, value: <time dateTime={expiresAt}>{dateTime(expiresAt)}</time> }]
          : []),
      ]}
      text={isPayable ? t('successful.unpaid') : t(`paymentProgress.${paymentProgress}.text`)}
      note={isGuest && t.rich('successful.guest', { email, address: (text) => <bdi dir="ltr">{text}</bdi> })}
    >
      {isPayable && (
        <ButtonLink href={paymentPath(orderNumber)} variant="primary">
          {t('successful.pay')}
        </ButtonLink>
      )}
      <ButtonLink href={orderPath(orderNumber)} variant={isPayable ? 'plain' : 'primary'}>
        {t('details')}
      </ButtonLink>
      <ButtonLink href={ordersPath}>{t('successful.account')}</ButtonLink>
      <DocumentLinks order={order} accessToken={accessToken} />
    </Outcome>
  )
}

export function SuccessfulContents() {
  const t = useTranslations('pay')
  const { orderNumber } = parsePayAddress(useSearchParams())
  return (
    <PaidOrder key={orderNumber} orderNumber={orderNumber} page="done">
      {({ order, isGuest, reload }) => {
        const paymentProgress = toPaymentProgress(order)
        return (
          <>
            <Announced
              sentence={
                paymentProgress === 'payable' ? t('successful.unpaid') : t(`paymentProgress.${paymentProgress}.title`)
              }
            />
            {isOver(paymentProgress) ? (
              <PaymentProgressPanel paymentProgress={paymentProgress} order={order} reload={reload} />
            ) : (
              <OrderSubmitted order={order} isGuest={isGuest} paymentProgress={paymentProgress} />
            )}
          </>
        )
      }}
    </PaidOrder>
  )
}
