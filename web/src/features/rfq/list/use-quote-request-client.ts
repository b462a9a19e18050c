'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { requestPage } from '../pages.ts'
import type { RfqItem } from './rfq-item.ts'
import { rfqList } from './rfq-list-store.ts'
import { maxItems } from './rfq-list.ts'

/** Adds the items to the RFQ list and opens the request form. */
export const useQuoteRequest = () => {
  const t = useTranslations('rfq')
  const { integer } = useNumbers()
  const router = useRouter()
  return (items: readonly RfqItem[]) => {
    const outcome = rfqList.addAll(items)
    if (outcome === 'full') return toast.error(t('full', { count: integer(maxItems) }))
    if (outcome === 'notStored') toast.error(t('notSaved'))
    router.push(requestPage)
  }
}
