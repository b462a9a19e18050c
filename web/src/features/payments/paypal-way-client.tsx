'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useStartPayPalPaymentMutation } from '#graphql/generated/hooks/payments.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/figures.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { PayNotice } from './pay-notice.tsx'
import { useComeBack } from './use-come-back-client.ts'
import { useOrderProof } from './use-order-proof-client.ts'
import styles from './pay-ways.module.css'

/** Sends the buyer to PayPal, who says there whether to pay. */
export function PayPalWay({ order, look }: { order: PaidOrderFacts; look: () => void }) {
  const t = useTranslations('pay.paypal')
  const failure = useTranslations('common.failure')
  const numbers = useNumbers()
  const complaintsOf = useComplaints()
  const [{ fetching }, start] = useStartPayPalPaymentMutation()
  const proof = useOrderProof(order.orderNumber)
  const [isLeaving, setIsLeaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  useComeBack(() => setIsLeaving(false))

  const go = async () => {
    setRefusal('')
    const { data, error } = await start({ input: { orderId: order.id } }, proof)
    const payload = data?.startPayPalPayment
    const [complaint] = complaintsOf(payload, error)
    if (!complaint && payload?.approveUrl) {
      setIsLeaving(true)
      location.assign(payload.approveUrl)
      return
    }
    setRefusal(complaint?.message ?? failure('unavailable'))
    if (complaint?.__typename === 'OrderStateError') look()
  }
  const { total } = order
  return (
    <div className={styles.body}>
      <p>{t('text')}</p>
      {refusal && <PayNotice tone="error">{refusal}</PayNotice>}
      <Button look="main" busy={fetching || isLeaving} onClick={() => void go()}>
        {t('submit')}
        {total && <Price amount={numbers.total(total.amount)} currency={total.currency} />}
      </Button>
    </div>
  )
}
