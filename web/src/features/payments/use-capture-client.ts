'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useCapturePayPalPaymentMutation } from '#graphql/generated/hooks/payments.ts'
import { type AfterCapture, afterCapture } from './after-capture.ts'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { useOrderProof } from './use-order-proof-client.ts'

type Answer = Awaited<ReturnType<ReturnType<typeof useCapturePayPalPaymentMutation>[1]>>

/** What is being asked for now, so that a page that is drawn twice asks once. */
const underWay = new Map<string, Promise<Answer>>()

/** Asks for the money that a buyer has approved at PayPal; what is returned asks the same once more. */
export const useCapture = (order: PaidOrderFacts, paypalOrderId: string, onAnswer: (next: AfterCapture) => void) => {
  const [, capture] = useCapturePayPalPaymentMutation()
  const [tries, setTries] = useState(1)
  const complaintsOf = useComplaints()
  const proof = useOrderProof(order.orderNumber)
  const key = `${order.id} ${paypalOrderId}`

  const ask = useEffectEvent(() => {
    const answer = underWay.get(key) ?? capture({ input: { orderId: order.id, paypalOrderId } }, proof)
    underWay.set(key, answer)
    return answer
  })
  const settle = useEffectEvent(({ data, error }: Answer) => {
    underWay.delete(key)
    const payload = data?.capturePayPalPayment
    onAnswer(afterCapture(payload?.outcome, complaintsOf(payload, error)))
  })
  useEffect(() => {
    let isHere = true
    void ask().then((answer) => {
      if (isHere) settle(answer)
    })
    return () => {
      isHere = false
    }
  }, [key, tries])
  return () => setTries((before) => before + 1)
}
