import { useTranslations } from 'next-intl'
import { cartPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { type ExcludedLine, OfferedQuantity, type OnQuantityTaken } from '../offered-quantity-client.tsx'
import styles from './summary.module.css'

type ExcludedLinesProps = { lines: ExcludedLine[]; onTaken: OnQuantityTaken }

export function ExcludedLines({ lines, onTaken }: ExcludedLinesProps) {
  const t = useTranslations('checkout.excluded')
  if (lines.length === 0) return null
  return (
    <section className={styles.excluded} aria-labelledby="checkout-excluded">
      <h3 id="checkout-excluded">{t('title')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.product.id}>
            <PartNumber>{line.product.partNumber}</PartNumber>
            <ExclusionReason line={line} />
            <OfferedQuantity line={line} onTaken={onTaken} />
          </li>
        ))}
      </ul>
      <Link href={cartPath} className={styles.link}>
        {t('toCart')}
      </Link>
    </section>
  )
}

function ExclusionReason({ line }: { line: ExcludedLine }) {
  const toReason = useExclusionReason()
  return <State tone={line.availability === 'SOLD_OUT' ? 'error' : 'warn'}>{toReason(line)}</State>
}

export const useExclusionReason = () => {
  const t = useTranslations()
  const numbers = useNumbers()
  return ({ availability, product }: ExcludedLine) =>
    availability === 'INSUFFICIENT_STOCK'
      ? t('cart.onlyInStock', { quantity: numbers.integer(product.stock) })
      : t(`checkout.excluded.reasons.${availability}`)
}
