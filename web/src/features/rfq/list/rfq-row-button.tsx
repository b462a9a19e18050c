import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import type { RfqItem } from './rfq-item.ts'

/** `RowActions` of the catalog handles the buttons of all rows. */
export function RfqRowButton({ item }: { item: RfqItem }) {
  const t = useTranslations('rfq')
  return (
    <Button
      small
      variant="quiet"
      data-rfq={JSON.stringify(item)}
      aria-label={t('addOf', { partNumber: item.partNumber })}
    >
      {t('add')}
    </Button>
  )
}
