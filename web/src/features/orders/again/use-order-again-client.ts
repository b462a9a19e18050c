'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import type { OrderLine_OrderLineFragment } from '#graphql/generated/types.ts'
import { useAddWithCartCheck } from '#graphql/use-add-with-cart-check-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useAddLinesMutation } from '#graphql/generated/hooks/graphql.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { toast } from '#ui/toast-store.ts'
import { goneLines, toOutcome, toRequests, type RefusedLine } from './again-outcome.ts'

type Order = { orderNumber: string; lines: OrderLine_OrderLineFragment[] }

export const useOrderAgain = () => {
  const t = useTranslations('orders.reorder')
  const router = useRouter()
  const buy = useTranslations('catalogue.buy')
  const addWithCheck = useAddWithCartCheck()
  const toUserErrors = useUserErrors()
  const [, add] = useAddLinesMutation()
  const [busyOrder, setBusyOrder] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ addedCount: number; refused: RefusedLine[] } | null>(null)

  const addAll = async ({ lines }: Order) => {
    let addedCount = 0
    const refused = goneLines(lines)
    for (const requested of toRequests(lines)) {
      const inputs = requested.map(({ input }) => input)
      const { data, error, foundInCart } = await addWithCheck(inputs, () => add({ input: { lines: inputs } }))
      const unclear = foundInCart?.every(Boolean) ? [] : [{ message: buy('unclear') }]
      const response = toOutcome(requested, foundInCart ? unclear : toUserErrors(data?.addCartLines, error))
      if (response.kind === 'failed') {
        toast.error(response.message)
        if (addedCount === 0) return null
        break
      }
      addedCount += response.addedCount
      refused.push(...response.refused)
    }
    return { addedCount, refused }
  }

  return {
    busyOrder,
    outcome,
    close: () => setOutcome(null),
    orderAgain: async (order: Order) => {
      if (busyOrder) return
      setBusyOrder(order.orderNumber)
      const result = await addAll(order)
      if (result?.refused.length === 0) {
        toast.success(t('done', { count: result.addedCount }))
        return router.push(cartPath)
      }
      setBusyOrder(null)
      setOutcome(result)
    },
  }
}

export type OrderAgain = ReturnType<typeof useOrderAgain>
