'use client'
import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { OperationContext } from 'urql'
import type { OrderActions_OrderFragment } from '#graphql/generated/types.ts'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useCancelOrderMutation, useConfirmReceiptMutation } from '#graphql/generated/hooks/orders.ts'
import { useToast } from '#ui/toast-store.ts'
import { ordersTitleId } from './order-pages.ts'

export type OrderChange = 'cancel' | 'receive'
export type AskedChange = { change: OrderChange; order: OrderActions_OrderFragment }
export type ChangeRefusal = { orderNumber: string; message: string }

/** Changes of an order, each after a question; a refusal keeps the shop's sentence. */
export const useOrderChanges = (context?: Partial<OperationContext>) => {
  const t = useTranslations('orders')
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [canceling, cancel] = useCancelOrderMutation()
  const [receiving, receive] = useConfirmReceiptMutation()
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const [refusal, setRefusal] = useState<ChangeRefusal | null>(null)
  const losesButton = useRef(false)

  const send = async ({ change, order }: AskedChange) => {
    const variables = { input: { orderId: order.id } }
    if (change === 'cancel') {
      const { data, error } = await cancel(variables, context)
      return complaintsOf(data?.cancelOrder, error)
    }
    const { data, error } = await receive(variables, context)
    return complaintsOf(data?.confirmReceipt, error)
  }

  return {
    asked,
    refusal,
    isBusy: canceling.fetching || receiving.fetching,
    ask: (change: OrderChange, order: OrderActions_OrderFragment) => {
      setRefusal(null)
      setAsked({ change, order })
    },
    confirm: async () => {
      if (!asked) return
      const [complaint] = await send(asked)
      losesButton.current = true
      setAsked(null)
      if (complaint) setRefusal({ orderNumber: asked.order.orderNumber, message: complaint.message })
      else toast.success(t(`done.${asked.change}`))
    },
    /** After the question is gone from the screen; the button that it came from may be gone too. */
    onClose: () => {
      setAsked(null)
      if (losesButton.current) document.getElementById(ordersTitleId)?.focus()
      losesButton.current = false
    },
  }
}

export type OrderChanges = ReturnType<typeof useOrderChanges>
