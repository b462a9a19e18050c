import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'

export function StockState({ stock }: { stock: number }) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const num = (text: unknown) => <Num>{String(text)}</Num>
  return stock > 0 ? (
    <State tone="ok">{t.rich('inStockPieces', { count: stock, number: integer(stock), num })}</State>
  ) : (
    <State tone="quiet">{t('outOfStock')}</State>
  )
}
