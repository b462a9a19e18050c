'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import type { OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'
import { AddLinesDocument } from '#graphql/generated/documents/graphql.ts'
import { useAddLines } from '#graphql/add-lines/use-add-lines-client.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { type RefusedLine, toAddedLines, toRefusedLines } from './again-outcome.ts'

type Order = { orderNumber: string; lines: OrderLine_OrderLineFragment[] }

export const useOrderAgain = () => {
  const t = useTranslations('orders.reorder')
  const router = useRouter()
  const { add } = useAddLines(AddLinesDocument)
  const [busyOrder, setBusyOrder] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ addedCount: number; refused: RefusedLine[] } | null>(null)

  return {
    busyOrder,
    outcome,
    close: () => setOutcome(null),
    orderAgain: async ({ orderNumber, lines }: Order) => {
      if (busyOrder) return
      setBusyOrder(orderNumber)
      const { added, refused: messages, failure } = await add(toAddedLines(lines))
      const refused = toRefusedLines(lines, messages)
      if (refused.length === 0) {
        toast.success(t('done', { count: added.length }))
        return router.push(cartPath)
      }
      setBusyOrder(null)
      if (added.length === 0 && failure !== null) return toast.error(failure)
      setOutcome({ addedCount: added.length, refused })
    },
  }
}

export type OrderAgain = ReturnType<typeof useOrderAgain>
