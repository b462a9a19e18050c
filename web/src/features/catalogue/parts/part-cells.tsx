import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import type {
  AddOrView_ProductFragment,
  MadeAs_ProductFragment,
  StockCell_ProductFragment,
} from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Td } from '#ui/table.tsx'
import { QuickAdd } from '../purchase/quick-add.tsx'
import { buyableQuantity } from '../purchase/row-quantity.ts'
import styles from './part-cells.module.css'

export function MadeAs({ product }: { product: MadeAs_ProductFragment }) {
  const t = useTranslations('catalogue')
  return (
    <>
      <bdi>{product.manufacturerName}</bdi>
      {product.packageName && (
        <>
          {'\u00a0· '}
          <bdi className={styles.whole}>{product.packageName}</bdi>
        </>
      )}
      {`\u00a0· ${t('packaging', { packaging: product.packaging, quantity: product.standardPackQuantity })}`}
    </>
  )
}

export function StockCell({ product, className }: { product: StockCell_ProductFragment; className?: string }) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const { stock, leadTimeWeeks } = product
  return (
    <Td isNumeric className={classes(styles.stock, className)} data-label={t('columns.stock')}>
      {stock > 0 ? <bdi>{integer(stock)}</bdi> : <span className={styles.out}>{t('outOfStock')}</span>}
      {stock === 0 && leadTimeWeeks !== null && (
        <span className={styles.quiet}>{t('weeks', { count: leadTimeWeeks, number: integer(leadTimeWeeks) })}</span>
      )}
    </Td>
  )
}

type AddOrViewProps = { product: AddOrView_ProductFragment; quantity?: number | null }

export function AddOrView({ product, quantity: needed = null }: AddOrViewProps) {
  const t = useTranslations('catalogue.list')
  const { id, slug, partNumber } = product
  const quantity = buyableQuantity(needed, product)
  if (quantity !== null)
    return <QuickAdd key={quantity} productId={id} slug={slug} partNumber={partNumber} quantity={quantity} />
  return (
    <ButtonLink isSmall variant="quiet" href={productPath(slug)} aria-label={t('viewOf', { partNumber })}>
      {t('view')}
    </ButtonLink>
  )
}
