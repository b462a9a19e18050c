import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import type { RfqItem } from './rfq-item.ts'

type RfqRowButtonProps = {
  item: RfqItem
  /** The accessible name begins with the label. */
  texts?: { label: string; name: string }
}

/** `RowActions` of the catalog handles the buttons of all rows. */
export function RfqRowButton({ item, texts }: RfqRowButtonProps) {
  const t = useTranslations('rfq')
  return (
    <Button
      isSmall
      variant="quiet"
      data-rfq={JSON.stringify(item)}
      aria-label={texts?.name ?? t('addOf', { partNumber: item.partNumber })}
    >
      {texts?.label ?? t('add')}
    </Button>
  )
}
