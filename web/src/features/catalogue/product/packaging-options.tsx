import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { Missing } from '#ui/states/unavailable.tsx'
import type { PackagingOptions_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { Label } from '#ui/sheet.tsx'
import { LiveStock } from '../purchase/live-stock-client.tsx'
import styles from './packaging-options.module.css'

export function PackagingOptions({ product }: { product: PackagingOptions_ProductFragment }) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const options = product.packagingOptions
  const stockTexts = { inStock: t('list.inStock'), outOfStock: t('outOfStock') }
  if (!options) return <Missing>{t('product.packagingMissing')}</Missing>
  if (options.length === 0) return null
  return (
    <nav aria-label={t('product.packaging')} className={styles.options}>
      <Label>{t('product.packaging')}</Label>
      <ul>
        {options.map(({ id, slug, packaging, standardPackQuantity, minimumOrderQuantity, stock }) => (
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
                {' · '}
                {slug === product.slug ? (
                  <LiveStock {...stockTexts} />
                ) : (
                  stockTexts[stock > 0 ? 'inStock' : 'outOfStock']
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
