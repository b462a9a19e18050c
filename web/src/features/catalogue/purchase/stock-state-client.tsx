'use client'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { elsewhereInStock } from './elsewhere-in-stock.ts'
import { usePurchase } from './purchase-client.tsx'
import styles from './buy-box.module.css'

export function StockState() {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { stock, product } = usePurchase()
  const { slug, leadTimeWeeks, packagingOptions } = product
  const elsewhere = stock === 0 ? elsewhereInStock(slug, packagingOptions) : null
  const num = (text: unknown) => <Num>{String(text)}</Num>
  return (
    <div>
      <State tone={stock > 0 ? 'ok' : 'warn'}>
        {stock > 0 ? t.rich('inStockPieces', { count: stock, number: numbers.integer(stock), num }) : t('outOfStock')}
      </State>
      {elsewhere && (
        <p>
          {t.rich('buy.stockElsewhere', {
            packaging: t('packaging', {
              packaging: elsewhere.packaging,
              quantity: numbers.integer(elsewhere.packageQuantity),
            }),
            to: (words) => (
              <Link href={`/productdetail/${elsewhere.slug}`} prefetch={false}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {stock === 0 && leadTimeWeeks !== null && (
        <p className={styles.note}>
          {t('fromFactory', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) })}
        </p>
      )}
    </div>
  )
}
