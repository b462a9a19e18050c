'use client'
import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Twice the default of 2,500 ms, so that a pointer reaches the action; for the keyboard, the toast waits. */
const durationMs = 5000

export const useAddedToast = () => {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const router = useRouter()
  return (partNumber: string, quantity: number) =>
    toast.success(t('added', { partNumber, quantity: numbers.integer(quantity) }), {
      durationMs,
      action: { label: t('viewCart'), run: () => router.push(cartPath) },
    })
}
