'use client'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { useFormatter, useTranslations } from 'next-intl'
import { AddCartLinesDocument } from '#graphql/generated/documents/cart.ts'
import { useSelectCartLinesMutation } from '#graphql/generated/hooks/cart.ts'
import type { CartPage_CartFragment } from '#graphql/generated/types.ts'
import { useAddLines } from '#graphql/add-lines/use-add-lines-client.ts'
import type { Turns } from '#graphql/turns.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { groupByReason, type RefusedLine } from './restore-lines.ts'

/** Long enough to read several reasons. */
const reasonsMs = 20_000

export const useRestoreLines = ({ run }: Turns) => {
  const t = useTranslations('cart')
  const format = useFormatter()
  const toUserErrors = useUserErrors()
  const { add } = useAddLines(AddCartLinesDocument)
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
    const rows = lines.map(({ id: rowId, product, quantity, customerPartNumber }) => ({
      rowId,
      productId: product.id,
      quantity,
      customerPartNumber,
    }))
    const { refused: reasons, cart } = await run(() => add(rows))
    const refused = lines.flatMap(({ id, product }): RefusedLine[] => {
      const reason = reasons.get(id)
      return reason === undefined ? [] : [{ partNumber: product.partNumber, reason }]
    })
    const restoredIds = new Map(cart?.lines.map(({ id, product }) => [product.id, id]))
    const deselectedIds = lines
      .filter(({ id, isSelected }) => !isSelected && !reasons.has(id))
      .flatMap(({ product }) => restoredIds.get(product.id) ?? [])
    report(lines.length, refused)
    if (deselectedIds.length === 0) return
    const { data, error } = await run(() => selectLines({ input: { lineIds: deselectedIds, isSelected: false } }))
    const [userError] = toUserErrors(data?.selectCartLines, error)
    if (userError) toast.error(userError.message)
  }
}
