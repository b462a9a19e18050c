'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { toPaymentProgress } from '#features/orders/index.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Announced } from '#ui/announced-client.tsx'
import { leftToRight } from '#ui/figures.tsx'
import { summaryLayout } from '#ui/summary.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import type { PayAddress } from './pay-address.ts'
import { PayNotice } from './pay-notice.tsx'
import { PayPalReturn } from './paypal-return-client.tsx'
import { PayWays } from './pay-ways-client.tsx'
import { PaymentProgressPanel } from './payment-progress-panel.tsx'
import styles from './pay.module.css'

function OrderPlaced({ order: { orderNumber, expiresAt } }: { order: PaidOrderFacts }) {
  const t = useTranslations()
  const { dateTime } = useReaderTimeFormats()
  return (
    <p className={styles.placed}>
      <strong>{t.rich('pay.placed', { number: orderNumber, num: leftToRight })}</strong>
      <br />
      {expiresAt
        ? t.rich('orders.statusMessages.payBefore', {
            deadline: dateTime(expiresAt),
            time: (text) => <bdi>{text}</bdi>,
          })
        : t('orders.statusMessages.pay')}
    </p>
  )
}

type PayOrderProps = { order: PaidOrderFacts; reload: () => void; address: PayAddress }

export function PayOrder({ order, reload, address: { paypalOrderId, isCanceled } }: PayOrderProps) {
  const t = useTranslations('pay')
  const [refusal, setRefusal] = useState('')
  const paymentProgress = toPaymentProgress(order)
  const returned = refusal || (isCanceled ? t('paypalReturn.canceled') : '')

  const step = () => {
    if (paypalOrderId)
      return (
        <PayPalReturn
          order={order}
          paypalOrderId={paypalOrderId}
          onBack={(sentence) => {
            setRefusal(sentence)
            reload()
          }}
        />
      )
    if (paymentProgress !== 'payable')
      return <PaymentProgressPanel paymentProgress={paymentProgress} order={order} reload={reload} />
    return (
      <>
        {returned && <PayNotice tone={refusal ? 'error' : 'plain'}>{returned}</PayNotice>}
        <OrderPlaced order={order} />
        <PayWays order={order} reload={reload} />
      </>
    )
  }
  return (
    <div className={summaryLayout}>
      <div className={styles.main}>
        <Announced
          sentence={paymentProgress === 'payable' ? t('methods.title') : t(`paymentProgress.${paymentProgress}.title`)}
        />
        {step()}
      </div>
      <OrderSummary order={order} />
    </div>
  )
}
