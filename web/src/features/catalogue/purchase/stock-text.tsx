import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'

export function StockText({ stock }: { stock: number }) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  if (stock <= 0) return t('outOfStock')
  return t.rich('inStockPieces', {
    count: stock,
    number: integer(stock),
    num: (text) => <Num>{String(text)}</Num>,
  })
}
