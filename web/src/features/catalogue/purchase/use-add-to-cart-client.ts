'use client'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useAddToCartMutation } from '#graphql/generated/hooks/catalogue.ts'

type AddOutcome = { isAdded: true } | { isAdded: false; message: string }

/** Puts pieces into the cart; what the shop refuses comes back as its sentence. */
export const useAddToCart = () => {
  const t = useTranslations('catalogue.buy')
  const complaintsOf = useComplaints()
  const [{ fetching }, addToCart] = useAddToCartMutation()
  const add = async (productId: string, quantity: number | null): Promise<AddOutcome> => {
    if (quantity === null) return { isAdded: false, message: t('notANumber') }
    const { data, error } = await addToCart({ input: { productId, quantity } })
    const [complaint] = complaintsOf(data?.addToCart, error)
    return complaint ? { isAdded: false, message: complaint.message } : { isAdded: true }
  }
  return { add, isAdding: fetching }
}
