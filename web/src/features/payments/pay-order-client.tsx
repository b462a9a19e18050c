'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { toPaymentStatus } from '#features/orders/index.ts'
import { Announced } from '#ui/announced-client.tsx'
import { summaryLayout } from '#ui/summary.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import type { PayAddress } from './pay-address.ts'
import { PayNotice } from './pay-notice.tsx'
import { PayPalReturn } from './paypal-return-client.tsx'
import { PayWays } from './pay-ways-client.tsx'
import { PaymentStatusPanel } from './payment-status-panel.tsx'
import styles from './pay.module.css'

type PayOrderProps = { order: PaidOrderFacts; reload: () => void; address: PayAddress }

export function PayOrder({ order, reload, address: { paypalOrderId, isCanceled } }: PayOrderProps) {
  const t = useTranslations('pay')
  const [refusal, setRefusal] = useState('')
  const paymentStatus = toPaymentStatus(order)
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
    if (paymentStatus !== 'payable')
      return <PaymentStatusPanel paymentStatus={paymentStatus} order={order} reload={reload} />
    return (
      <>
        {returned && <PayNotice tone={refusal ? 'error' : 'plain'}>{returned}</PayNotice>}
        <PayWays order={order} reload={reload} />
      </>
    )
  }
  return (
    <div className={summaryLayout}>
      <div className={styles.main}>
        <Announced
          sentence={paymentStatus === 'payable' ? t('methods.title') : t(`paymentStatus.${paymentStatus}.title`)}
        />
        {step()}
      </div>
      <OrderSummary order={order} />
    </div>
  )
}
