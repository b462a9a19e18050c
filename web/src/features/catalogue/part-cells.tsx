import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Num } from '#ui/figures.tsx'
import { Td } from '#ui/table.tsx'
import { QuickAdd } from './purchase/quick-add-client.tsx'
import { buyableQuantity, type Offer } from './purchase/row-quantity.ts'
import styles from './part-cells.module.css'

type Stocked = { stock: number; leadTimeWeeks: number | null }
type Linked = Offer & { id: string; slug: string; partNumber: string }

export function StockCell({ product, className }: { product: Stocked; className?: string }) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const { stock, leadTimeWeeks } = product
  return (
    <Td numeric className={classes(styles.stock, className)} data-label={t('columns.stock')}>
      {stock > 0 ? <Num>{integer(stock)}</Num> : <span className={styles.out}>{t('outOfStock')}</span>}
      {stock === 0 && leadTimeWeeks !== null && (
        <span className={styles.quiet}>{t('weeks', { count: leadTimeWeeks, number: integer(leadTimeWeeks) })}</span>
      )}
    </Td>
  )
}

export function AddOrView({ product, quantity: needed = null }: { product: Linked; quantity?: number | null }) {
  const t = useTranslations('catalogue.list')
  const { slug, partNumber } = product
  const quantity = buyableQuantity(needed, product)
  if (quantity !== null) return <QuickAdd key={quantity} product={product} quantity={quantity} />
  return (
    <ButtonLink
      small
      variant="quiet"
      href={`/productdetail/${slug}`}
      prefetch={false}
      aria-label={t('viewOf', { partNumber })}
    >
      {t('view')}
    </ButtonLink>
  )
}
