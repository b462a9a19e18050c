'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { usePurchase } from './purchase-client.tsx'
import styles from './buy-box.module.css'

/** What is in stock now; where nothing is, when the factory delivers. */
export function StockState() {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { stock, product } = usePurchase()
  const { leadTimeWeeks } = product
  const num = (text: unknown) => <Num>{String(text)}</Num>
  return (
    <div>
      <State tone={stock > 0 ? 'ok' : 'warn'}>
        {stock > 0 ? t.rich('inStockPieces', { count: stock, number: numbers.integer(stock), num }) : t('outOfStock')}
      </State>
      {stock === 0 && leadTimeWeeks !== null && (
        <p className={styles.note}>
          {t('fromFactory', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) })}
        </p>
      )}
    </div>
  )
}
