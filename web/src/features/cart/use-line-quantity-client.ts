'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { overtaken } from './line-queue.ts'
import { judgeQuantity, takeableQuantity } from './line-rules.ts'
import type { CartChanges, CartLineData } from './use-cart-changes-client.ts'

type Mend = { quantity: number; label: string }
type Trouble = { text: string; typed: string; mend: Mend | null }

/** What stands in a line's quantity box, and what is wrong with it. The cart changes only when the shop agrees. */
export const useLineQuantity = (line: CartLineData, { setQuantity, dropQuantity }: CartChanges) => {
  const t = useTranslations('cart')
  const numbers = useNumbers()
  const [typed, setTyped] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isSending, setSending] = useState(false)

  const take = (quantity: number | null): Mend | null =>
    quantity === null ? null : { quantity, label: t('take', { quantity: numbers.integer(quantity) }) }

  const commit = async (text: string) => {
    if (text === trouble?.typed || (isSending && text === typed)) return
    const verdict = judgeQuantity(text, line.product)
    if (verdict.kind !== 'good') {
      dropQuantity(line.id)
      setSending(false)
      const mend = verdict.kind === 'notSold' ? take(verdict.nearest) : null
      return setTrouble({ text: t(`problems.${verdict.kind}`), typed: text, mend })
    }
    setTrouble(null)
    if (verdict.quantity === line.quantity && !isSending) return setTyped(null)
    await send(verdict.quantity)
  }

  const send = async (quantity: number) => {
    const text = numbers.integer(quantity)
    setTyped(text)
    setTrouble(null)
    setSending(true)
    const complaints = await setQuantity(line.id, quantity)
    if (complaints === overtaken) return
    setSending(false)
    const [complaint] = complaints
    if (!complaint) return setTyped(null)
    const mend =
      complaint.__typename === 'Failure'
        ? { quantity, label: t('tryAgain') }
        : take('availableQuantity' in complaint ? takeableQuantity(complaint.availableQuantity, line.product) : null)
    setTrouble({ text: complaint.message, typed: text, mend })
  }

  const change = (text: string) => {
    setTyped(text)
    setTrouble(null)
  }

  return { text: typed ?? numbers.integer(line.quantity), change, commit, send, trouble, isSending }
}
