'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import type { AfterCapture } from './after-capture.ts'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { successfulHref } from './pay-address.ts'
import { useCapture } from './use-capture-client.ts'
import styles from './pay.module.css'

type PayPalReturnProps = {
  order: PaidOrderFacts
  paypalOrderId: string
  /** To the order as it stands now, with a sentence where nothing was paid. */
  onBack: (sentence: string) => void
}

/** The buyer has approved at PayPal: the money is asked for, and the address then forgets it. */
export function PayPalReturn({ order, paypalOrderId, onBack }: PayPalReturnProps) {
  const t = useTranslations('pay.returned')
  const common = useTranslations('common')
  const router = useRouter()
  const [toRepeat, setToRepeat] = useState('')

  const goOn = (next: AfterCapture) => {
    if (next.step === 'successful') return router.replace(successfulHref(order.orderNumber))
    if (next.step === 'again') return setToRepeat(next.sentence)
    const { pathname } = location
    history.replaceState(null, '', `${pathname}?${new URLSearchParams({ order_no: order.orderNumber })}`)
    onBack(next.step === 'declined' ? t('declined') : next.step === 'refused' ? next.sentence : '')
  }
  const askAgain = useCapture(order, paypalOrderId, goOn)
  const retry = () => {
    setToRepeat('')
    askAgain()
  }

  if (toRepeat)
    return (
      <ErrorState title={t('unclear')} action={<Button onClick={retry}>{common('retry')}</Button>}>
        {toRepeat} {t('unclearText')}
      </ErrorState>
    )
  return (
    <Sheet className={styles.capturing} role="status">
      <span className={styles.turning} aria-hidden="true" />
      <p>
        <strong>{t('capturing')}</strong>
        <br />
        {t('capturingText')}
      </p>
    </Sheet>
  )
}
