'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { useToast } from '#ui/toast-store.ts'
import { rfqDrawer } from './rfq-drawer-store.ts'
import type { RfqItem } from './rfq-item.ts'
import { mostItems } from './rfq-list.ts'
import { rfqList } from './rfq-list-store.ts'

/** Twice the usual 2,500 ms: the way to the list is in it, and who comes by keyboard or by a screen reader must get there in time. */
const durationMs = 5000

/** Puts a part on the list and says so, with the way to the list. Its texts are `rfq`. */
export const useAddToRfq = () => {
  const t = useTranslations('rfq')
  const { integer } = useNumbers()
  const toast = useToast()
  return (item: RfqItem) => {
    const outcome = rfqList.add(item)
    const { partNumber } = item
    const action = { label: t('showList'), run: rfqDrawer.open }
    if (outcome === 'full') toast.error(t('full', { count: integer(mostItems) }), { durationMs, action })
    else if (outcome === 'notKept') toast.error(t('notKept'))
    else toast.success(t(outcome, { partNumber, quantity: integer(item.quantity) }), { durationMs, action })
    return outcome
  }
}
