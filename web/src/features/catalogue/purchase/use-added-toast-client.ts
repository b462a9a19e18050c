'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useToast } from '#ui/toast-store.ts'

/** Twice the usual 2,500 ms: the way to the cart is in it, and who comes by keyboard or by a screen reader must get there in time. */
const durationMs = 5000

/** Says what is in the cart now, and the way there. */
export const useAddedToast = () => {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const router = useRouter()
  const toast = useToast()
  return (partNumber: string, quantity: number) =>
    toast.success(t('added', { partNumber, quantity: numbers.integer(quantity) }), {
      durationMs,
      action: { label: t('viewCart'), run: () => router.push('/shoppingcart') },
    })
}
