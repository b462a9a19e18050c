'use client'
import { useEffect, useOptimistic, useState, useTransition } from 'react'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import {
  useRemoveCartLinesMutation,
  useSelectCartLinesMutation,
  useSetCartLineQuantityMutation,
} from '#graphql/generated/hooks/cart.ts'
import { useToast } from '#ui/toast-store.ts'
import { createLineQueue } from './line-queue.ts'
import { predictLines, type CartChange } from './predict.ts'
import { useRestore } from './use-restore-client.ts'

export type CartLineData = CartPage_CartFragment['lines'][number]
export type CartChanges = ReturnType<typeof useCartChanges>

const quietMs = 400
const undoMs = 8000
const linesPerRemoval = 100

/** The cart's lines as they are about to be, and every way to change them, one change after the other. */
export const useCartChanges = (cartLines: CartLineData[]) => {
  const t = useTranslations('cart')
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [, sendQuantity] = useSetCartLineQuantityMutation()
  const [, sendSelection] = useSelectCartLinesMutation()
  const [, sendRemoval] = useRemoveCartLinesMutation()
  const [lines, predict] = useOptimistic(cartLines, (now, change: CartChange) => predictLines(now, change))
  const [isChanging, startChange] = useTransition()
  const [quantitiesOnTheWay, setQuantitiesOnTheWay] = useState(0)
  const [queue] = useState(() =>
    createLineQueue(
      async (lineId, quantity: number) => {
        const { data, error } = await sendQuantity({ input: { lineId, quantity } })
        return complaintsOf(data?.setCartLineQuantity, error)
      },
      { quietMs },
    ),
  )
  const restore = useRestore(queue)
  useEffect(() => queue.flush, [queue])

  const setQuantity = async (lineId: string, quantity: number) => {
    setQuantitiesOnTheWay((count) => count + 1)
    const answer = await queue.put(lineId, quantity)
    setQuantitiesOnTheWay((count) => count - 1)
    return answer
  }

  const select = (lineIds: string[], isSelected: boolean) =>
    startChange(async () => {
      predict({ kind: 'select', lineIds, isSelected })
      const { data, error } = await queue.run(() => sendSelection({ input: { lineIds, isSelected } }))
      const [complaint] = complaintsOf(data?.selectCartLines, error)
      if (complaint) toast.error(complaint.message)
    })

  const remove = (gone: CartLineData[]) =>
    startChange(async () => {
      const lineIds = gone.map(({ id }) => id)
      lineIds.forEach(queue.forget)
      predict({ kind: 'remove', lineIds })
      for (let at = 0; at < lineIds.length; at += linesPerRemoval) {
        const input = { lineIds: lineIds.slice(at, at + linesPerRemoval) }
        const { data, error } = await queue.run(() => sendRemoval({ input }))
        const [complaint] = complaintsOf(data?.removeCartLines, error)
        if (complaint) return toast.error(complaint.message)
      }
      const canBeUndone = gone.every(({ availability }) => availability === 'AVAILABLE')
      const action = { label: t('undo'), run: () => void restore(gone) }
      toast.success(
        t('removed', { count: gone.length, partNumber: gone[0]?.product.partNumber ?? '' }),
        canBeUndone ? { durationMs: undoMs, action } : {},
      )
    })

  const isPending = isChanging || quantitiesOnTheWay > 0
  return { lines, isPending, setQuantity, dropQuantity: queue.forget, select, remove }
}
