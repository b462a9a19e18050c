'use client'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { maxAddedLines } from '@partgate/schema/limits.ts'
import { useFormatter, useTranslations } from 'next-intl'
import { useAddCartLinesMutation, useSelectCartLinesMutation } from '#graphql/generated/hooks/cart.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import { inBatches } from '#graphql/in-batches.ts'
import { refusedLines } from '#graphql/refused-lines.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { toast } from '#ui/toast-store.ts'
import type { Turns } from './line-queue.ts'
import { groupByReason, type RefusedLine } from './restore-lines.ts'

/** Long enough to read several reasons. */
const reasonsMs = 20_000

export const useRestoreLines = ({ run }: Turns) => {
  const t = useTranslations('cart')
  const format = useFormatter()
  const toUserErrors = useUserErrors()
  const [, addLines] = useAddCartLinesMutation()
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
    for (const batch of inBatches(lines, maxAddedLines)) {
      const input = batch.map(({ product, quantity, customerPartNumber }) => ({
        productId: product.id,
        quantity,
        customerPartNumber,
      }))
      const { data, error } = await run(() => addLines({ input: { lines: input } }))
      const rows = batch.map(({ id: rowId }) => ({ rowId }))
      const reasons = new Map(refusedLines(rows, toUserErrors(data?.addCartLines, error)))
      const restored = new Map(data?.addCartLines?.cart?.lines.map(({ id, product }) => [product.id, id]))
      for (const { id, product, isSelected } of batch) {
        const reason = reasons.get(id)
        const restoredId = restored.get(product.id)
        if (reason !== undefined) refused.push({ partNumber: product.partNumber, reason })
        else if (restoredId !== undefined && !isSelected) deselectedIds.push(restoredId)
      }
    }
    report(lines.length, refused)
    if (deselectedIds.length === 0) return
    const { data, error } = await run(() => selectLines({ input: { lineIds: deselectedIds, isSelected: false } }))
    const [userError] = toUserErrors(data?.selectCartLines, error)
    if (userError) toast.error(userError.message)
  }
}
