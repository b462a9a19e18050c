'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { focusNeighbor } from '#ui/browser/focus-neighbor.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { cartTargets, quantityId } from './cart-ids.ts'
import { overtaken } from './line-queue.ts'
import { judgeQuantity, limitsAfter, offeredQuantity, type Limits } from './line-rules.ts'
import type { CartChanges, CartLineData } from './use-cart-changes-client.ts'

type Fix = { quantity: number; label: string }
type Trouble = { text: string; typed: string; fix: Fix | null }

/** The cart changes only after the shop confirms. */
export const useLineQuantity = (line: CartLineData, { lines, quantities }: CartChanges) => {
  const t = useTranslations('cart')
  const common = useTranslations('common')
  const numbers = useNumbers()
  const [typed, setTyped] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [sent, setSent] = useState<string | null>(null)

  const take = (quantity: number | null): Fix | null =>
    quantity === null ? null : { quantity, label: t('setQuantity', { quantity: numbers.integer(quantity) }) }

  const takeWithin = (limits: Limits | null, wanted: number) => limits && take(offeredQuantity(wanted, limits))

  const commit = async (text: string) => {
    if (text === trouble?.typed || text === sent) return
    const verdict = judgeQuantity(text, line.product)
    if (verdict.kind !== 'good') {
      quantities.markInvalid(line.id)
      setSent(null)
      const fix = verdict.kind === 'notSold' ? take(verdict.nearest) : null
      return setTrouble({ text: t(`problems.${verdict.kind}`), typed: text, fix })
    }
    setTrouble(null)
    if (verdict.quantity === line.quantity && sent === null) {
      quantities.clearInvalid(line.id)
      return setTyped(null)
    }
    await send(verdict.quantity)
  }

  /** Does not wait for a newer quantity, so a reload does not lose this one. */
  const commitNow = (text: string) => {
    void commit(text)
    quantities.sendNow()
  }

  const send = async (quantity: number) => {
    const text = numbers.integer(quantity)
    setTyped(text)
    setTrouble(null)
    setSent(text)
    const userErrors = await quantities.set(line.id, quantity)
    if (userErrors === overtaken) return
    setSent(null)
    const [userError] = userErrors
    // The buyer may have typed on.
    if (!userError) return setTyped((now) => (now === text ? null : now))
    if (userError.__typename === 'NotFoundError') {
      toast.error(t('gone', { partNumber: line.product.partNumber }))
      // The buyer may be in another line by now.
      const { activeElement, body } = document
      if (activeElement === body || activeElement?.id === quantityId(line.id)) focusNeighbor(lines, [line], cartTargets)
      return
    }
    const fix =
      userError.__typename === 'Failure'
        ? { quantity, label: common('retry') }
        : takeWithin(limitsAfter(userError, line.product), quantity)
    setTrouble({ text: userError.message, typed: text, fix })
  }

  const change = (text: string) => {
    setTyped(text)
    setTrouble(null)
  }

  const isSending = sent !== null
  return { text: typed ?? numbers.integer(line.quantity), change, commit, commitNow, send, trouble, isSending }
}
