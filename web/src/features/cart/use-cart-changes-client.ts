'use client'
import { maxListedIds } from '@partgate/schema/limits.ts'
import { useEffect, useOptimistic, useState, useTransition } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import {
  useRemoveCartLinesMutation,
  useSaveCartLinesForLaterMutation,
  useSelectCartLinesMutation,
  useSetCartLineQuantityMutation,
  useSetCustomerPartNumbersMutation,
} from '#graphql/generated/hooks/cart.ts'
import { toast } from '#ui/toast-store.ts'
import { inBatches } from '#graphql/in-batches.ts'
import { createLineQueue } from './line-queue.ts'
import { type CartChange, predictLines } from './predict.ts'
import { canRestore } from './restore-lines.ts'
import { useRestoreLines } from './use-restore-lines-client.ts'

export type CartLineData = CartPage_CartFragment['lines'][number]
export type CartChanges = ReturnType<typeof useCartChanges>

const quietMs = 400
const undoMs = 8000

export const useCartChanges = (cartLines: CartLineData[]) => {
  const t = useTranslations('cart')
  const page = useTranslations('cartPage.saved')
  const toUserErrors = useUserErrors()
  const [, sendQuantity] = useSetCartLineQuantityMutation()
  const [, sendPartNumbers] = useSetCustomerPartNumbersMutation()
  const [, sendSelection] = useSelectCartLinesMutation()
  const [, sendRemoval] = useRemoveCartLinesMutation()
  const [, sendSaving] = useSaveCartLinesForLaterMutation()
  const [lines, predict] = useOptimistic(cartLines, (now, change: CartChange) => predictLines(now, change))
  const [isChanging, startChange] = useTransition()
  const [quantitiesOnTheWay, setQuantitiesOnTheWay] = useState(0)
  const [queue] = useState(() =>
    createLineQueue(
      async (lineId, quantity: number) => {
        const { data, error } = await sendQuantity({ input: { lineId, quantity } })
        return toUserErrors(data?.setCartLineQuantity, error)
      },
      { quietMs },
    ),
  )
  const restore = useRestoreLines(queue)
  // For client-side navigation. A reload loses a waiting change, because a request is hashed asynchronously before it is sent.
  useEffect(() => queue.flush, [queue])

  const setQuantity = async (lineId: string, quantity: number) => {
    setQuantitiesOnTheWay((count) => count + 1)
    const response = await queue.put(lineId, quantity)
    setQuantitiesOnTheWay((count) => count - 1)
    return response
  }

  const setPartNumber = (lineId: string, customerPartNumber: string | null) =>
    queue.run(async () => {
      const { data, error } = await sendPartNumbers({ input: { lines: [{ lineId, customerPartNumber }] } })
      return toUserErrors(data?.setCustomerPartNumbers, error)
    })

  const select = (lineIds: string[], isSelected: boolean) =>
    startChange(async () => {
      predict({ kind: 'select', lineIds, isSelected })
      const { data, error } = await queue.run(() => sendSelection({ input: { lineIds, isSelected } }))
      const [userError] = toUserErrors(data?.selectCartLines, error)
      if (userError) toast.error(userError.message)
    })

  const remove = (gone: CartLineData[]) =>
    startChange(async () => {
      const lineIds = gone.map(({ id }) => id)
      lineIds.forEach(queue.forget)
      predict({ kind: 'remove', lineIds })
      const removed: CartLineData[] = []
      for (const batch of inBatches(gone, maxListedIds)) {
        const { data, error } = await queue.run(() => sendRemoval({ input: { lineIds: batch.map(({ id }) => id) } }))
        const [userError] = toUserErrors(data?.removeCartLines, error)
        if (userError) {
          toast.error(userError.message)
          break
        }
        removed.push(...batch)
      }
      if (removed.length === 0) return
      const action = { label: t('undo'), run: () => void restore(removed) }
      toast.success(
        t('removed', { count: removed.length, partNumber: removed[0]?.product.partNumber ?? '' }),
        canRestore(removed) ? { durationMs: undoMs, action } : {},
      )
    })

  const saveForLater = (saved: CartLineData[]) =>
    startChange(async () => {
      const lineIds = saved.map(({ id }) => id)
      lineIds.forEach(queue.forget)
      predict({ kind: 'remove', lineIds })
      const { data, error } = await queue.run(() => sendSaving({ input: { lineIds } }))
      const [userError] = toUserErrors(data?.saveCartLinesForLater, error)
      if (userError) return toast.error(userError.message)
      const [first] = saved
      toast.success(page('done', { count: saved.length, partNumber: first?.product.partNumber ?? '' }))
    })

  const isPending = isChanging || quantitiesOnTheWay > 0
  const dropQuantity = queue.forget
  return { lines, isPending, turns: queue, setQuantity, dropQuantity, setPartNumber, select, remove, saveForLater }
}
