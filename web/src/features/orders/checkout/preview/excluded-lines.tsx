import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import type { CheckoutPreview_OrderPreviewFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import styles from './summary.module.css'

export function ExcludedLines({ lines }: { lines: CheckoutPreview_OrderPreviewFragment['excludedLines'] }) {
  const t = useTranslations('checkout.excluded')
  if (lines.length === 0) return null
  return (
    <section className={styles.excluded} aria-labelledby="checkout-excluded">
      <h3 id="checkout-excluded">{t('title')}</h3>
      <ul>
        {lines.map(({ product, availability }) => (
          <li key={product.id}>
            <PartNumber>{product.partNumber}</PartNumber>
            <State tone={availability === 'SOLD_OUT' ? 'error' : 'warn'}>{t(`reasons.${availability}`)}</State>
          </li>
        ))}
      </ul>
      <Link href={cartPath} className={styles.link}>
        {t('toCart')}
      </Link>
    </section>
  )
}
