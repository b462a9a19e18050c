import { useTranslations } from 'next-intl'
import type { MatchReason } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { PartText } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { MarkedPartNumber } from '../listing/marked-part-number.tsx'
import { AddOrView, StockCell } from '../parts/part-cells.tsx'
import { ListPrice } from '../parts/unit-price.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import type { LookedUp } from './look-up.ts'
import { searchHref } from './search-href.ts'
import styles from './numbers-result.module.css'

const reasonTone = {
  EXACT: 'ok',
  NORMALIZED: 'ok',
  ALIAS: 'ok',
  PREFIX: 'quiet',
  CONTAINS: 'quiet',
  TYPO: 'warn',
  DESCRIPTION: 'warn',
} as const satisfies Record<MatchReason, string>

type Found = NonNullable<LookedUp['found']>
type NumberHitProps = { number: string; quantity: number | null; best: NonNullable<Found['best']> } & Omit<
  Found,
  'best'
>

export function NumberHit({ number, quantity, best, totalCount, isTotalCapped }: NumberHitProps) {
  const { node: product, match } = best
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  return (
    <>
      <Td className={styles.part}>
        <span className={styles.hit}>
          <PartPicture product={product} className={styles.drawing} />
          <span>
            <Link href={`/productdetail/${product.slug}`} prefetch={false}>
              <MarkedPartNumber partNumber={product.partNumber} ranges={match?.ranges ?? []} />
            </Link>
            <span className={styles.what}>
              <bdi>{product.manufacturerName}</bdi> · <PartText>{product.description}</PartText>
            </span>
          </span>
        </span>
      </Td>
      <Td className={styles.why}>
        {match && <State tone={reasonTone[match.reason]}>{t(`keywords.reasons.${match.reason}`)}</State>}
        {totalCount > 1 && (
          <Link href={searchHref(number)} className={styles.more} prefetch={false}>
            {t('keywords.allMatches', {
              count: totalCount,
              number: numbers.counted(totalCount, isTotalCapped),
            })}
            <VisuallyHidden> {number}</VisuallyHidden>
          </Link>
        )}
      </Td>
      <StockCell product={product} className={styles.stock} />
      <Td numeric className={styles.price}>
        <ListPrice product={product} quantity={quantity} />
      </Td>
      <Td numeric>
        <AddOrView product={product} quantity={quantity} />
      </Td>
    </>
  )
}
