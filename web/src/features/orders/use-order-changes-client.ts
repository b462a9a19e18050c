'use client'
import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { OperationContext } from 'urql'
import type { OrderActions_OrderFragment } from '#graphql/generated/types.ts'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useCancelOrderMutation, useConfirmReceiptMutation } from '#graphql/generated/hooks/orders.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { ordersTitleId } from './order-pages.ts'

type OrderChange = 'cancel' | 'receive'
type RequestedChange = { change: OrderChange; order: OrderActions_OrderFragment }
export type ChangeRefusal = { orderNumber: string; message: string }

export const useOrderChanges = (context?: Partial<OperationContext>) => {
  const t = useTranslations('orders')
  const toUserErrors = useUserErrors()
  const [canceling, cancel] = useCancelOrderMutation()
  const [receiving, receive] = useConfirmReceiptMutation()
  const [requested, setRequested] = useState<RequestedChange | null>(null)
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null)
  const shownPrompt = useRef<RequestedChange | null>(null)
  const losesButton = useRef(false)

  const showPrompt = (next: RequestedChange | null) => {
    shownPrompt.current = next
    setRequested(next)
  }

  const sendOnce = async ({ change, order }: RequestedChange) => {
    const variables = { input: { orderId: order.id } }
    if (change === 'cancel') {
      const { data, error } = await cancel(variables, context)
      return { payload: data?.cancelOrder, error }
    }
    const { data, error } = await receive(variables, context)
    return { payload: data?.confirmReceipt, error }
  }

  /** A change whose response was lost is sent again: the shop confirms a change that it has already made. */
  const send = async (change: RequestedChange) => {
    const first = await sendOnce(change)
    const { payload, error } = isOutcomeUnknown(first.payload, first.error) ? await sendOnce(change) : first
    return toUserErrors(payload, error)
  }

  return {
    requested,
    refusal,
    isBusy: canceling.fetching || receiving.fetching,
    openPrompt: (change: OrderChange, order: OrderActions_OrderFragment) => {
      setRefusal(null)
      showPrompt({ change, order })
    },
    confirm: async () => {
      if (!requested) return
      const [userError] = await send(requested)
      // The buyer may have closed the prompt and opened that of another order.
      if (shownPrompt.current?.order.id === requested.order.id) {
        losesButton.current = true
        showPrompt(null)
      }
      if (userError) setRefusal({ orderNumber: requested.order.orderNumber, message: userError.message })
      else toast.success(t(`done.${requested.change}`))
    },
    /** The button that opened the prompt may be gone. */
    onClose: () => {
      showPrompt(null)
      if (losesButton.current) document.getElementById(ordersTitleId)?.focus()
      losesButton.current = false
    },
  }
}

export type OrderChanges = ReturnType<typeof useOrderChanges>
