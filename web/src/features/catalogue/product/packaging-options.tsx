import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { Missing } from '#ui/states/unavailable.tsx'
import type { PackagingOptions_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, Price } from '#ui/figures.tsx'
import { Label } from '#ui/sheet.tsx'
import { LiveStock } from '../purchase/live-stock-client.tsx'
import { breakAt } from '../purchase/price-ruler.ts'
import { StockText } from '../purchase/stock-text.tsx'
import styles from './packaging-options.module.css'

export function PackagingOptions({ product }: { product: PackagingOptions_ProductFragment }) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const options = product.packagingOptions
  if (!options) return <Missing>{t('product.packagingMissing')}</Missing>
  if (options.length === 0) return null
  return (
    <nav aria-label={t('product.packaging')} className={styles.options}>
      <Label className={styles.title}>{t('product.packaging')}</Label>
      <ul>
        {options.map(({ id, slug, packaging, standardPackQuantity, minimumOrderQuantity, stock, priceBreaks }) => (
          <li key={id}>
            <Link
              href={productPath(slug)}
              aria-current={slug === product.slug ? 'page' : undefined}
              className={styles.option}
            >
              <span className={styles.name}>{t('packaging', { packaging, quantity: standardPackQuantity })}</span>
              <span className={styles.detail}>
                {t.rich('product.minimum', {
                  quantity: numbers.integer(minimumOrderQuantity),
                  num: (text) => <Num>{String(text)}</Num>,
                })}
                <PriceAtMinimum priceBreaks={priceBreaks} minimum={minimumOrderQuantity} />
                <span className={styles.stock}>
                  {slug === product.slug ? <LiveStock /> : <StockText stock={stock} />}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Option = NonNullable<PackagingOptions_ProductFragment['packagingOptions']>[number]
type PriceAtMinimumProps = Pick<Option, 'priceBreaks'> & { minimum: number }

function PriceAtMinimum({ priceBreaks, minimum }: PriceAtMinimumProps) {
  const numbers = useNumbers()
  const price = breakAt(priceBreaks, minimum)?.unitPrice
  if (!price) return null
  return (
    <span className={styles.price}>
      {' '}
      <Price amount={numbers.unitPrice(price.amount)} currency={price.currency} />
    </span>
  )
}
