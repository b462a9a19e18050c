import { useTranslations } from 'next-intl'
import { productPath, toSearchPath } from '@partgate/schema/pages.ts'
import { Verdict } from '#features/rfq/index.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { PartNumber, PartText } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Td } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AddOrView, StockCell } from '../parts/part-cells.tsx'
import { NeededPrice } from '../parts/unit-price.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { LimitedByStock } from '../purchase/add-or-request.tsx'
import { buyableQuantity } from '../purchase/row-quantity.ts'
import type { LookedUp } from './looked-up.ts'
import styles from './numbers-result.module.css'

type NumberHitProps = LookedUp & { shown: NonNullable<LookedUp['shown']> }

export function NumberHit({
  shown: { product, price, isMatch },
  quantity,
  verdict,
  reason,
  furtherCandidates,
  searchText,
}: NumberHitProps) {
  const t = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  const buyable = buyableQuantity(quantity, product)
  return (
    <>
      <Td className={styles.why}>
        <Verdict verdict={verdict} reason={reason} />
        {furtherCandidates > 0 && (
          <Link href={toSearchPath(searchText)} className={styles.more}>
            {t('further', { count: furtherCandidates, number: integer(furtherCandidates) })}
            <VisuallyHidden> {searchText}</VisuallyHidden>
          </Link>
        )}
      </Td>
      <Td className={styles.part}>
        <span className={styles.hit}>
          <PartPicture product={product} className={styles.drawing} />
          <span>
            {!isMatch && (
              <span className={styles.mark}>
                <State tone="warn">{t('noMatch')}</State>
              </span>
            )}
            <Link href={productPath(product.slug)}>
              <PartNumber>{product.partNumber}</PartNumber>
            </Link>
            <span className={styles.what}>
              <bdi>{product.manufacturerName}</bdi> · <PartText>{product.description}</PartText>
            </span>
          </span>
        </span>
      </Td>
      <StockCell product={product} className={styles.stock} />
      <Td isNumeric className={styles.price}>
        <NeededPrice price={price} quantity={quantity} />
      </Td>
      <Td isNumeric>
        <AddOrView product={product} quantity={quantity} />
        {quantity !== null && buyable !== null && quantity > buyable && (
          <LimitedByStock needed={quantity} buyable={buyable} />
        )}
      </Td>
    </>
  )
}
