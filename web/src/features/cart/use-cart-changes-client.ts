'use client'
import { maxListedIds } from '@partgate/schema/limits.ts'
import { useEffect, useOptimistic, useState, useTransition } from 'react'
import { useTranslations } from 'next-intl'
import { type CombinedError, useClient } from 'urql'
import { isLost } from '#graphql/is-lost.ts'
import { readCartBadge } from '#graphql/read-cart-badge.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { CartPageDocument } from '#graphql/generated/documents/cart.ts'
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
import { createLineQueue, overtaken } from './line-queue.ts'
import { type CartChange, predictLines } from './predict.ts'
import { canRestore } from './restore-lines.ts'
import { useRestoreLines } from './use-restore-lines-client.ts'

export type CartLineData = CartPage_CartFragment['lines'][number]
export type CartChanges = ReturnType<typeof useCartChanges>

type IsDone = (lines: CartLineData[]) => boolean
const isWithout =
  (lineIds: string[]): IsDone =>
  (lines) =>
    lines.every(({ id }) => !lineIds.includes(id))

/** False for a line that has left the cart. */
const isCorrectable = ({ __typename: kind }: { __typename: string }) => kind !== 'NotFoundError'

const quietMs = 400
const undoMs = 8000

export const useCartChanges = (cartLines: CartLineData[]) => {
  const t = useTranslations('cart')
  const page = useTranslations('cartPage.saved')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const [, sendQuantity] = useSetCartLineQuantityMutation()
  const [, sendPartNumbers] = useSetCustomerPartNumbersMutation()
  const [, sendSelection] = useSelectCartLinesMutation()
  const [, sendRemoval] = useRemoveCartLinesMutation()
  const [, sendSaving] = useSaveCartLinesForLaterMutation()
  const [lines, predict] = useOptimistic(cartLines, (now, change: CartChange) => predictLines(now, change))
  const [isChanging, startChange] = useTransition()
  const [quantitiesOnTheWay, setQuantitiesOnTheWay] = useState(0)
  /** Lines with a typed quantity that is not in the cart. */
  const [refused] = useState(() => new Set<string>())
  /** The shop may have made a change whose response was lost. Then the cart is read again, and `isDone` decides. */
  const toErrorsUnless = async <E extends { __typename: string; message: string }>(
    isDone: IsDone,
    payload: { errors: E[] } | null | undefined,
    error: CombinedError | undefined,
  ) => {
    if (isLost(payload, error)) {
      readCartBadge(client)
      const { data } = await client.query(CartPageDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      if (data?.cart && isDone(data.cart.lines)) return []
    }
    return toUserErrors(payload, error)
  }
  const [queue] = useState(() =>
    createLineQueue(
      async (lineId, quantity: number) => {
        const { data, error } = await sendQuantity({ input: { lineId, quantity } })
        const isDone: IsDone = (now) => now.some((line) => line.id === lineId && line.quantity === quantity)
        return toErrorsUnless(isDone, data?.setCartLineQuantity, error)
      },
      { quietMs },
    ),
  )
  const restore = useRestoreLines(queue)
  // For client-side navigation. A reload loses a waiting step, because a request is hashed asynchronously before it is sent.
  useEffect(() => queue.flush, [queue])

  const setQuantity = async (lineId: string, quantity: number) => {
    refused.delete(lineId)
    setQuantitiesOnTheWay((count) => count + 1)
    const response = await queue.put(lineId, quantity)
    setQuantitiesOnTheWay((count) => count - 1)
    if (response !== overtaken && response.some(isCorrectable)) refused.add(lineId)
    return response
  }

  const refuseQuantity = (lineId: string) => {
    queue.forget(lineId)
    refused.add(lineId)
  }

  const keepQuantity = (lineId: string) => refused.delete(lineId)

  /** Sends waiting quantities. `refused` is the first selected line whose quantity the buyer has to correct. */
  const settleQuantities = async () => {
    queue.flush()
    await queue.run(async () => undefined)
    return { refused: lines.find(({ id, isSelected }) => isSelected && refused.has(id)) }
  }

  const setPartNumber = (lineId: string, customerPartNumber: string | null) =>
    queue.run(async () => {
      const { data, error } = await sendPartNumbers({ input: { lines: [{ lineId, customerPartNumber }] } })
      const isDone: IsDone = (now) =>
        now.some((line) => line.id === lineId && line.customerPartNumber === customerPartNumber)
      return toErrorsUnless(isDone, data?.setCustomerPartNumbers, error)
    })

  const select = (lineIds: string[], isSelected: boolean) =>
    startChange(async () => {
      predict({ kind: 'select', lineIds, isSelected })
      const { data, error } = await queue.run(() => sendSelection({ input: { lineIds, isSelected } }))
      const isDone: IsDone = (now) => now.every(({ id, isSelected: is }) => !lineIds.includes(id) || is === isSelected)
      const [userError] = await toErrorsUnless(isDone, data?.selectCartLines, error)
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
        const { data, error } = await queue.run(() => sendRemoval({ input: { lineIds: ids } }))
        const [userError] = await toErrorsUnless(isWithout(ids), data?.removeCartLines, error)
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
      const [userError] = await toErrorsUnless(isWithout(lineIds), data?.saveCartLinesForLater, error)
      if (userError) return toast.error(userError.message)
      const [first] = saved
      toast.success(page('done', { count: saved.length, partNumber: first?.product.partNumber ?? '' }))
    })

  const isPending = isChanging || quantitiesOnTheWay > 0
  const quantities = {
    set: setQuantity,
    refuse: refuseQuantity,
    keep: keepQuantity,
    sendNow: queue.flush,
    settle: settleQuantities,
  }
  return { lines, isPending, turns: queue, quantities, setPartNumber, select, remove, saveForLater }
}
