'use client'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useRestoreCartLineMutation, useSelectCartLinesMutation } from '#graphql/generated/hooks/cart.ts'
import { useToast } from '#ui/toast-store.ts'
import type { CartLineData } from './use-cart-changes-client.ts'

type Turns = { run: <T>(change: () => Promise<T>) => Promise<T> }

/** Undoes a removal by adding the lines again, ticked or not as they were. */
export const useRestore = ({ run }: Turns) => {
  const t = useTranslations('cart')
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [, addLine] = useRestoreCartLineMutation()
  const [, selectLines] = useSelectCartLinesMutation()
  return async (lines: CartLineData[]) => {
    const unticked: string[] = []
    for (const { product, quantity, isSelected } of lines) {
      const { data, error } = await run(() => addLine({ input: { productId: product.id, quantity } }))
      const [complaint] = complaintsOf(data?.addToCart, error)
      if (complaint) return toast.error(complaint.message)
      const restored = data?.addToCart?.cart?.lines.find((line) => line.product.id === product.id)
      if (restored && !isSelected) unticked.push(restored.id)
    }
    if (unticked.length > 0) await run(() => selectLines({ input: { lineIds: unticked, isSelected: false } }))
    toast.success(t('restored', { count: lines.length }))
  }
}
