import { useTranslations } from 'next-intl'
import { ArrowRight } from 'lucide-react'
import { Link } from '#i18n/navigation.ts'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { PairOfParts } from './read-pair.ts'
import { StockState } from './stock-state.tsx'
import styles from './zone.module.css'

export function Pair({ alternative, replaced, reason }: PairOfParts) {
  const t = useTranslations('home')
  const lifecycle = useTranslations('catalogue.lifecycle')
  const { slug, partNumber, manufacturerName, stock } = alternative
  return (
    <li>
      {replaced && (
        <>
          <div className={styles.side}>
            <VisuallyHidden>{t('replaced')} </VisuallyHidden>
            <Link href={`/productdetail/${replaced.slug}`} prefetch={false}>
              <PartNumber>{replaced.partNumber}</PartNumber>
            </Link>
            <bdi className={styles.quiet}>{replaced.manufacturerName}</bdi>
            <State tone="warn">{lifecycle(replaced.lifecycleStatus)}</State>
          </div>
          <ArrowRight className={styles.arrow} size={18} aria-hidden />
        </>
      )}
      <div className={styles.side}>
        <VisuallyHidden>{t('replacement')} </VisuallyHidden>
        <Link href={`/productdetail/${slug}`} prefetch={false}>
          <PartNumber>{partNumber}</PartNumber>
        </Link>
        <bdi className={styles.quiet}>{manufacturerName}</bdi>
        <StockState stock={stock} />
      </div>
      {reason && <p className={styles.reason}>{reason}</p>}
    </li>
  )
}
