'use client'
import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { rfqDrawer } from './rfq-drawer-store.ts'
import type { RfqItem } from './rfq-item.ts'
import { rfqList } from './rfq-list-store.ts'
import { maxItems } from './rfq-list.ts'

type AddToRfqButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'isSmall' | 'isWide' | 'className'> & {
  partNumber: string
  /** Null if there is nothing to add, which the page then explains. */
  readItem: () => RfqItem | null
}

export function AddToRfqButton({ partNumber, readItem, ...look }: AddToRfqButtonProps) {
  const t = useTranslations('rfq')
  const add = useAddToRfq()
  const addItem = () => {
    const item = readItem()
    if (item) add(item)
  }
  return (
    <Button {...look} aria-label={t('addOf', { partNumber })} onClick={addItem}>
      {t('add')}
    </Button>
  )
}

/** Twice the default of 2,500 ms, so that a pointer reaches the action; for the keyboard, the toast waits. */
const durationMs = 5000

export const useAddToRfq = () => {
  const t = useTranslations('rfq')
  const { integer } = useNumbers()
  return (item: RfqItem) => {
    const outcome = rfqList.add(item)
    const { partNumber } = item
    const action = { label: t('showList'), run: rfqDrawer.open }
    if (outcome === 'full') toast.error(t('full', { count: integer(maxItems) }), { durationMs, action })
    else if (outcome === 'notStored') toast.error(t('notSaved'))
    else
      toast.success(t(outcome, { partNumber, quantity: integer(item.quantity) }), {
        durationMs,
        action,
        topic: `rfq ${item.productId}`,
      })
    return outcome
  }
}
