'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { usePlaceOrderMutation, useSaveDeliveryAddressMutation } from '#graphql/generated/hooks/orders.ts'
import { randomName } from '#ui/random-name.ts'
import { useToast } from '#ui/toast-store.ts'
import { nextAttempt, parseSent, type SentOrder } from './attempt.ts'
import { attempts, draftText, oneAtATime, sentText } from './browser-records.ts'
import type { OrderContent } from './checkout-values.ts'
import { type PlacedOrder, type PlacingStep, placingStep, retryDelayMs } from './placing-step.ts'

/** State of the order that was sent from this page. */
export type Placing =
  | { kind: 'idle' }
  | { kind: 'sending'; isResumed: boolean }
  /** The shop has not confirmed or refused the order. */
  | { kind: 'unclear' }
  | { kind: 'leaving'; order: PlacedOrder }
  | { kind: 'placedElsewhere'; orderNumber: string | null }
  | Exclude<PlacingStep, { kind: 'placed' | 'unknown' | 'inProgress' | 'placedOtherwise' }>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const newKey = () => randomName(20).slice(0, 64)

type PlacingFacts = {
  basket: string
  owner: string | null
  onPlaced: (order: PlacedOrder) => void
}

/** The key is stored before the order is sent and shared between tabs, so that repeated sends place one order. */
export const usePlacing = ({ basket, owner, onPlaced }: PlacingFacts) => {
  const [, placeOrder] = usePlaceOrderMutation()
  const [, saveAddress] = useSaveDeliveryAddressMutation()
  const t = useTranslations('checkout.outcome')
  const toast = useToast()
  const [placing, setPlacing] = useState<Placing>({ kind: 'idle' })
  const [openedAtMs, setOpenedAtMs] = useState(() => Date.now())
  const isBusy = useRef(false)

  const request = async ({ content, key }: Pick<SentOrder, 'content' | 'key'>) => {
    for (let tries = 0; ; tries++) {
      const step = placingStep(await placeOrder({ input: { ...content, idempotencyKey: key } }))
      const delayMs = retryDelayMs(step, tries)
      if (delayMs === null) return step
      await pause(delayMs)
    }
  }

  const finish = async (sent: SentOrder, order: PlacedOrder) => {
    attempts.write(basket, { kind: 'placed', orderNumber: order.orderNumber, atMs: Date.now() })
    sentText.forget()
    draftText.forget()
    setPlacing({ kind: 'leaving', order })
    const address = sent.content.shippingAddress
    if (sent.savesAddress && address) {
      const { data } = await saveAddress({ input: { address } })
      if (data?.addAddress?.errors.length !== 0) toast.error(t('addressNotSaved'))
    }
    onPlaced(order)
  }

  const send = async (sent: SentOrder) => {
    const before = parseSent(sentText.read(), owner, Date.now())
    sentText.write(JSON.stringify(sent))
    let step = await request(sent)
    // The earlier content was placed although its response was lost: sending it again returns that order.
    if (step.kind === 'placedOtherwise' && before?.key === sent.key) step = await request(before)
    switch (step.kind) {
      case 'placed':
        return finish(sent, step.order)
      case 'unknown':
      case 'inProgress':
        return setPlacing({ kind: 'unclear' })
      case 'placedOtherwise': {
        sentText.forget()
        const attempt = attempts.read(basket)
        return setPlacing({
          kind: 'placedElsewhere',
          orderNumber: attempt?.kind === 'placed' ? attempt.orderNumber : null,
        })
      }
      case 'rateLimited':
        if (before) sentText.write(JSON.stringify(before))
        else sentText.forget()
        return setPlacing(before ? { kind: 'unclear' } : step)
      case 'sessionEnded':
        // The page leaves for sign-in; nothing was placed, and the draft stays.
        return sentText.forget()
      default:
        sentText.forget()
        return setPlacing(step)
    }
  }

  const run = async (work: () => Promise<void>, isResumed: boolean) => {
    if (isBusy.current) return
    isBusy.current = true
    setPlacing({ kind: 'sending', isResumed })
    try {
      await oneAtATime(work)
    } finally {
      isBusy.current = false
    }
  }

  const place = (content: OrderContent, savesAddress: boolean) =>
    run(async () => {
      const next = nextAttempt(attempts.read(basket), openedAtMs, newKey)
      if (next.kind === 'alreadyPlaced') return setPlacing({ kind: 'placedElsewhere', orderNumber: next.orderNumber })
      const atMs = Date.now()
      attempts.write(basket, { kind: 'open', key: next.key, atMs })
      await send({ basket, key: next.key, content, savesAddress, owner, atMs })
    }, false)

  const resume = () => {
    const sent = parseSent(sentText.read(), owner, Date.now())
    if (sent?.basket !== basket) return setPlacing({ kind: 'idle' })
    void run(() => send(sent), true)
  }

  const onOpen = useEffectEvent(() => {
    if (parseSent(sentText.read(), owner, Date.now())?.basket === basket) resume()
  })
  useEffect(() => onOpen(), [])

  const onOtherTab = useEffectEvent(() => {
    const attempt = attempts.read(basket)
    if (isBusy.current || attempt?.kind !== 'placed' || attempt.atMs <= openedAtMs) return
    setPlacing((now) => (now.kind === 'leaving' ? now : { kind: 'placedElsewhere', orderNumber: attempt.orderNumber }))
  })
  useEffect(() => {
    const listen = () => onOtherTab()
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [])

  return {
    placing,
    place,
    resume,
    reset: () => setPlacing({ kind: 'idle' }),
    startOver: () => {
      setOpenedAtMs(Date.now())
      setPlacing({ kind: 'idle' })
    },
  }
}
