'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation-client.ts'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ErrorState } from '#ui/states/state-panels.tsx'
import { successfulHref, toPaymentProgress } from '#features/orders/index.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useCapturePayPalPaymentMutation } from '#graphql/generated/hooks/payments.ts'
import { afterCapture, type AfterCapture } from './after-capture.ts'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { useAccessContext } from './use-access-context-client.ts'
import styles from './pay.module.css'

type CaptureResult = Awaited<ReturnType<ReturnType<typeof useCapturePayPalPaymentMutation>[1]>>

/** React may run an effect twice: the second run joins the pending capture. */
const pendingCaptures = new Map<string, Promise<CaptureResult>>()

const useCapture = (order: PaidOrderFacts, paypalOrderId: string, onResponse: (next: AfterCapture) => void) => {
  const [, sendCapture] = useCapturePayPalPaymentMutation()
  const [tries, setTries] = useState(1)
  const toUserErrors = useUserErrors()
  const context = useAccessContext(order.orderNumber)
  const key = `${order.id} ${paypalOrderId}`

  const capture = useEffectEvent(() => {
    const response = pendingCaptures.get(key) ?? sendCapture({ input: { orderId: order.id, paypalOrderId } }, context)
    pendingCaptures.set(key, response)
    return response
  })
  const settle = useEffectEvent(({ data, error }: CaptureResult) => {
    pendingCaptures.delete(key)
    const payload = data?.capturePayPalPayment
    onResponse(afterCapture(payload?.outcome, toUserErrors(payload, error)))
  })
  useEffect(() => {
    let isHere = true
    void capture().then((response) => {
      if (isHere) settle(response)
    })
    return () => {
      isHere = false
    }
  }, [key, tries])
  return () => setTries((before) => before + 1)
}

const isPaidFor = (order: PaidOrderFacts) => ['paid', 'confirmed'].includes(toPaymentProgress(order))

type PayPalReturnProps = {
  order: PaidOrderFacts
  paypalOrderId: string
  onBack: (sentence: string) => void
}

/** PayPal redirects here after approval; the parameters leave the address bar after the capture. */
export function PayPalReturn({ order, paypalOrderId, onBack }: PayPalReturnProps) {
  const t = useTranslations('pay.paypalReturn')
  const common = useTranslations('common')
  const router = useRouter()
  const gap = useSentenceGap()
  const [toRepeat, setToRepeat] = useState('')

  const takeNextStep = (next: AfterCapture) => {
    if (next.step === 'successful') return router.replace(successfulHref(order.orderNumber))
    if (next.step === 'again') return setToRepeat(next.sentence)
    const { pathname } = location
    history.replaceState(null, '', `${pathname}?${new URLSearchParams({ order_no: order.orderNumber })}`)
    onBack(next.step === 'declined' ? t('declined') : next.step === 'refused' ? next.sentence : '')
  }
  const sendAgain = useCapture(order, paypalOrderId, takeNextStep)
  // The order may be reported as paid after the response to the capture was lost.
  const isPaid = isPaidFor(order)
  useEffect(() => {
    if (toRepeat && isPaid) router.replace(successfulHref(order.orderNumber))
  }, [toRepeat, isPaid, router, order.orderNumber])
  const retry = () => {
    setToRepeat('')
    sendAgain()
  }

  if (toRepeat)
    return (
      <ErrorState title={t('unclear')} action={<Button onClick={retry}>{common('retry')}</Button>}>
        {toRepeat}
        {gap}
        {t('unclearText')}
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
