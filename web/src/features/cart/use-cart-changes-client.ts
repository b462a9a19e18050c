'use client'
import { maxListedIds } from '@partgate/schema/limits.ts'
import { useEffect, useOptimistic, useState, useTransition } from 'react'
import { useTranslations } from 'next-intl'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import {
  useRemoveCartLinesMutation,
  useSaveCartLinesForLaterMutation,
  useSelectCartLinesMutation,
  useSetCartLineQuantityMutation,
  useSetCustomerPartNumbersMutation,
} from '#graphql/generated/hooks/cart.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { inBatches } from '#graphql/add-lines/in-batches.ts'
import { createLineQueue, overtaken } from './line-queue.ts'
import { type CartChange, predictLines } from './predict.ts'
import { canRestore } from './restore-lines.ts'
import { type IsDone, useCartErrors } from './use-cart-errors-client.ts'
import { useRestoreLines } from './use-restore-lines-client.ts'

export type CartLineData = CartPage_CartFragment['lines'][number]
export type CartChanges = ReturnType<typeof useCartChanges>

const isWithout =
  (lineIds: string[]): IsDone =>
  ({ lines }) =>
    lines.every(({ id }) => !lineIds.includes(id))

/** False for the error that the line is no longer in the cart. */
const isLineStillInCart = ({ __typename: kind }: { __typename: string }) => kind !== 'NotFoundError'

const quietMs = 400
const undoMs = 8000

export const useCartChanges = (cartLines: CartLineData[]) => {
  const t = useTranslations('cart')
  const page = useTranslations('cartPage.saved')
  const readErrors = useCartErrors()
  const [, sendQuantity] = useSetCartLineQuantityMutation()
  const [, sendPartNumbers] = useSetCustomerPartNumbersMutation()
  const [, sendSelection] = useSelectCartLinesMutation()
  const [, sendRemoval] = useRemoveCartLinesMutation()
  const [, sendSaving] = useSaveCartLinesForLaterMutation()
  const [lines, predict] = useOptimistic(cartLines, (now, change: CartChange) => predictLines(now, change))
  const [isChanging, startChange] = useTransition()
  const [quantitiesOnTheWay, setQuantitiesOnTheWay] = useState(0)
  /** Lines whose last typed quantity is invalid or was not stored by the shop. */
  const [uncommittedIds] = useState(() => new Set<string>())
  const [queue] = useState(() =>
    createLineQueue(
      async (lineId, quantity: number) => {
        const { data, error } = await sendQuantity({ input: { lineId, quantity } })
        const isDone: IsDone = ({ lines: now }) => now.some((line) => line.id === lineId && line.quantity === quantity)
        return readErrors(isDone, data?.setCartLineQuantity, error)
      },
      { quietMs },
    ),
  )
  const restore = useRestoreLines(queue)
  // On client-side navigation, quantities that wait for further steps are sent. A reload loses them, because a request is hashed asynchronously before it is sent.
  useEffect(() => queue.flush, [queue])

  const setQuantity = async (lineId: string, quantity: number) => {
    uncommittedIds.delete(lineId)
    setQuantitiesOnTheWay((count) => count + 1)
    const response = await queue.put(lineId, quantity)
    setQuantitiesOnTheWay((count) => count - 1)
    if (response !== overtaken && response.some(isLineStillInCart)) uncommittedIds.add(lineId)
    return response
  }

  const markInvalid = (lineId: string) => {
    queue.forget(lineId)
    uncommittedIds.add(lineId)
  }

  const clearInvalid = (lineId: string) => uncommittedIds.delete(lineId)

  /** Sends waiting quantities and waits for all changes of the cart. `uncommitted` is the first selected line whose typed quantity is not in the cart. */
  const sendAndWait = async () => {
    queue.flush()
    await queue.run(async () => undefined)
    return { uncommitted: lines.find(({ id, isSelected }) => isSelected && uncommittedIds.has(id)) }
  }

  const setPartNumber = (lineId: string, customerPartNumber: string | null) =>
    queue.run(async () => {
      const { data, error } = await sendPartNumbers({ input: { lines: [{ lineId, customerPartNumber }] } })
      const isDone: IsDone = ({ lines: now }) =>
        now.some((line) => line.id === lineId && line.customerPartNumber === customerPartNumber)
      return readErrors(isDone, data?.setCustomerPartNumbers, error)
    })

  const select = (lineIds: string[], isSelected: boolean) =>
    startChange(async () => {
      predict({ kind: 'select', lineIds, isSelected })
      const isDone: IsDone = ({ lines: now }) =>
        now.every(({ id, isSelected: is }) => !lineIds.includes(id) || is === isSelected)
      const [userError] = await queue.run(async () => {
        const { data, error } = await sendSelection({ input: { lineIds, isSelected } })
        return readErrors(isDone, data?.selectCartLines, error)
      })
      if (userError) toast.error(userError.message)
    })

  const remove = (gone: CartLineData[]) =>
    startChange(async () => {
      const lineIds = gone.map(({ id }) => id)
      lineIds.forEach(queue.forget)
      predict({ kind: 'remove', lineIds })
      const removed: CartLineData[] = []
      for (const batch of inBatches(gone, maxListedIds)) {
        const ids = batch.map(({ id }) => id)
        const [userError] = await queue.run(async () => {
          const { data, error } = await sendRemoval({ input: { lineIds: ids } })
          return readErrors(isWithout(ids), data?.removeCartLines, error)
        })
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
      const [userError] = await queue.run(async () => {
        const { data, error } = await sendSaving({ input: { lineIds } })
        return readErrors(isWithout(lineIds), data?.saveCartLinesForLater, error)
      })
      if (userError) return toast.error(userError.message)
      const [first] = saved
      toast.success(page('done', { count: saved.length, partNumber: first?.product.partNumber ?? '' }))
    })

  const isPending = isChanging || quantitiesOnTheWay > 0
  const quantities = {
    set: setQuantity,
    markInvalid,
    clearInvalid,
    sendNow: queue.flush,
    sendAndWait,
  }
  return { lines, isPending, turns: queue, quantities, setPartNumber, select, remove, saveForLater }
}
