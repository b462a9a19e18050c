'use client'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { useFormatter, useTranslations } from 'next-intl'
import { useRestoreCartLineMutation, useSelectCartLinesMutation } from '#graphql/generated/hooks/cart.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useToast } from '#ui/toast-store.ts'
import type { Turns } from './line-queue.ts'
import { groupByReason, type RefusedLine } from './restore-lines.ts'

/** Long enough to read several reasons. */
const reasonsMs = 20_000

export const useRestoreLines = ({ run }: Turns) => {
  const t = useTranslations('cart')
  const format = useFormatter()
  const toast = useToast()
  const toUserErrors = useUserErrors()
  const [, addLine] = useRestoreCartLineMutation()
  const [, selectLines] = useSelectCartLinesMutation()

  const report = (total: number, refused: readonly RefusedLine[]) => {
    if (refused.length === 0) return toast.success(t('restored', { count: total }))
    const restored = total - refused.length
    const sentences = groupByReason(refused).map(({ partNumbers, reason }) =>
      t('notRestored', { partNumbers: format.list(partNumbers.map(isolateLtr)), reason }),
    )
    const text = [...(restored > 0 ? [t('restoredOf', { restored, total })] : []), ...sentences].join('\n')
    toast.error(text, { durationMs: reasonsMs })
  }

  return async (lines: CartPage_CartFragment['lines']) => {
    const deselectedIds: string[] = []
    const refused: RefusedLine[] = []
    for (const { product, quantity, customerPartNumber, isSelected } of lines) {
      const { data, error } = await run(() =>
        addLine({ input: { productId: product.id, quantity, customerPartNumber } }),
      )
      const [userError] = toUserErrors(data?.addToCart, error)
      const restored = data?.addToCart?.cart?.lines.find((line) => line.product.id === product.id)
      if (userError) refused.push({ partNumber: product.partNumber, reason: userError.message })
      else if (restored && !isSelected) deselectedIds.push(restored.id)
    }
    report(lines.length, refused)
    if (deselectedIds.length === 0) return
    const { data, error } = await run(() => selectLines({ input: { lineIds: deselectedIds, isSelected: false } }))
    const [userError] = toUserErrors(data?.selectCartLines, error)
    if (userError) toast.error(userError.message)
  }
}
