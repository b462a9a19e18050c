'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { createIdempotencyKey } from '#graphql/idempotency-key.ts'
import { usePlaceOrderMutation, useSaveDeliveryAddressMutation } from '#graphql/generated/hooks/orders.ts'
import { pause } from '#ui/browser/pause.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { nextAttempt, parseSent, type SentOrder } from './attempt.ts'
import { attempts, draftText, oneAtATime, sentText } from './browser-records.ts'
import type { OrderContent } from '../checkout-values.ts'
import { type PlacedOrder, type PlacingOutcome, toPlacingOutcome, retryDelayMs } from './placing-outcome.ts'

/** State of the order that was sent from this page. */
export type Placing =
  | { kind: 'idle' }
  | { kind: 'sending'; isResumed: boolean }
  /** The shop has not confirmed or refused the order. */
  | { kind: 'unclear' }
  | { kind: 'leaving'; order: PlacedOrder }
  | { kind: 'placedElsewhere'; orderNumber: string | null }
  | Exclude<PlacingOutcome, { kind: 'placed' | 'unknown' | 'inProgress' | 'placedOtherwise' }>

type PlacingFacts = {
  basketKey: string
  owner: string | null
  onPlaced: (order: PlacedOrder) => void
}

/** The idempotency key is stored before the order is sent and shared between tabs, so that retries place one order. */
export const usePlacing = ({ basketKey, owner, onPlaced }: PlacingFacts) => {
  const [, placeOrder] = usePlaceOrderMutation()
  const [, saveAddress] = useSaveDeliveryAddressMutation()
  const t = useTranslations('checkout.outcome')
  const [placing, setPlacing] = useState<Placing>({ kind: 'idle' })
  const [startedAtMs, setStartedAtMs] = useState(() => Date.now())
  const isBusy = useRef(false)

  const request = async ({ content, key }: Pick<SentOrder, 'content' | 'key'>) => {
    for (let tries = 0; ; tries++) {
      const outcome = toPlacingOutcome(await placeOrder({ input: { ...content, idempotencyKey: key } }))
      const delayMs = retryDelayMs(outcome, tries)
      if (delayMs === null) return outcome
      await pause(delayMs)
    }
  }

  const completeOrder = async (sent: SentOrder, order: PlacedOrder) => {
    attempts.write(basketKey, { kind: 'placed', orderNumber: order.orderNumber, atMs: Date.now() })
    sentText.write(null)
    draftText.write(null)
    setPlacing({ kind: 'leaving', order })
    const address = sent.content.shippingAddress.address
    if (sent.savesAddress && address) {
      const { data } = await saveAddress({ input: { address } })
      if (data?.addAddress?.errors.length !== 0) toast.error(t('addressNotSaved'))
    }
    onPlaced(order)
  }

  const send = async (sent: SentOrder) => {
    const storedText = sentText.read()
    const stored = parseSent(storedText, owner, Date.now())
    const previous = stored?.basket === basketKey ? stored : null
    let current = sent
    sentText.write(JSON.stringify(current))
    let outcome = await request(current)
    // This key has placed the previous content, whose response was lost. Sending that content again returns the order.
    if (outcome.kind === 'placedOtherwise' && previous?.key === sent.key) {
      current = previous
      sentText.write(JSON.stringify(current))
      outcome = await request(current)
    }
    switch (outcome.kind) {
      case 'placed':
        return completeOrder(current, outcome.order)
      case 'unknown':
      case 'inProgress':
        return setPlacing({ kind: 'unclear' })
      case 'placedOtherwise': {
        sentText.write(null)
        const attempt = attempts.read(basketKey)
        // The notice now says that an order with this key exists, so the next press places a new order.
        if (attempt?.kind === 'open' && attempt.key === sent.key) attempts.write(basketKey, null)
        return setPlacing({
          kind: 'placedElsewhere',
          orderNumber: attempt?.kind === 'placed' ? attempt.orderNumber : null,
        })
      }
      case 'rateLimited':
      case 'accountChanged':
        sentText.write(stored && storedText)
        return setPlacing(previous ? { kind: 'unclear' } : outcome)
      case 'sessionEnded':
        // No order was placed. The visitor is sent to the sign-in, and the draft is not removed.
        sentText.write(null)
        return
      default:
        sentText.write(null)
        return setPlacing(outcome)
    }
  }

  const runExclusively = async (work: () => Promise<void>, isResumed: boolean) => {
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
    runExclusively(async () => {
      const next = nextAttempt(attempts.read(basketKey), startedAtMs, createIdempotencyKey)
      if (next.kind === 'alreadyPlaced') return setPlacing({ kind: 'placedElsewhere', orderNumber: next.orderNumber })
      const atMs = Date.now()
      attempts.write(basketKey, { kind: 'open', key: next.key, atMs })
      await send({ basket: basketKey, key: next.key, content, savesAddress, owner, atMs })
    }, false)

  const resume = () => {
    const sent = parseSent(sentText.read(), owner, Date.now())
    if (sent?.basket !== basketKey) return setPlacing({ kind: 'idle' })
    void runExclusively(() => send(sent), true)
  }

  const resumeUnfinished = useEffectEvent(() => {
    if (parseSent(sentText.read(), owner, Date.now())?.basket === basketKey) resume()
  })
  useEffect(() => resumeUnfinished(), [])

  const onOtherTab = useEffectEvent(() => {
    const attempt = attempts.read(basketKey)
    if (isBusy.current || attempt?.kind !== 'placed' || attempt.atMs <= startedAtMs) return
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
      setStartedAtMs(Date.now())
      setPlacing({ kind: 'idle' })
    },
  }
}
