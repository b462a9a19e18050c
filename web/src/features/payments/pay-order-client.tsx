'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { OrderSummary } from './order-summary.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import type { PayAddress } from './pay-address.ts'
import { PayNotice } from './pay-notice.tsx'
import { PayPalReturn } from './paypal-return-client.tsx'
import { PayWays } from './pay-ways-client.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { standingOf } from './standing.ts'
import styles from './pay.module.css'

type PayOrderProps = { order: PaidOrderFacts; look: () => void; address: PayAddress }

/** What can be done about an order's money now. */
export function PayOrder({ order, look, address: { paypalOrderId, isCanceled } }: PayOrderProps) {
  const t = useTranslations('pay.returned')
  const [refusal, setRefusal] = useState('')
  const standing = standingOf(order)
  const returned = refusal || (isCanceled ? t('canceled') : '')

  const step = () => {
    if (paypalOrderId)
      return (
        <PayPalReturn
          order={order}
          paypalOrderId={paypalOrderId}
          onBack={(sentence) => {
            setRefusal(sentence)
            look()
          }}
        />
      )
    if (standing !== 'payable') return <StandingPanel standing={standing} order={order} look={look} />
    return (
      <>
        {returned && <PayNotice tone={refusal ? 'error' : 'plain'}>{returned}</PayNotice>}
        <PayWays order={order} look={look} />
      </>
    )
  }
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{step()}</div>
      <OrderSummary order={order} />
    </div>
  )
}
