import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { State } from '#ui/sheet.tsx'

export function StockState({ stock }: { stock: number }) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  return stock > 0 ? (
    <State tone="ok">{t('inStockPieces', { count: stock, number: integer(stock) })}</State>
  ) : (
    <State tone="quiet">{t('outOfStock')}</State>
  )
}
