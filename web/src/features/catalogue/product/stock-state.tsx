import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import styles from './stock-state.module.css'

type StockStateProps = { product: { stock: number; leadTimeWeeks: number | null } }

export function StockState({ product: { stock, leadTimeWeeks } }: StockStateProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const num = (text: unknown) => <Num>{String(text)}</Num>
  return (
    <div className={styles.stock}>
      <State tone={stock > 0 ? 'ok' : 'warn'}>
        {stock > 0 ? t.rich('inStockPieces', { count: stock, number: numbers.integer(stock), num }) : t('outOfStock')}
      </State>
      {stock === 0 && leadTimeWeeks !== null && (
        <p>{t('fromFactory', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) })}</p>
      )}
    </div>
  )
}
