import { useTranslations } from 'next-intl'
import { PartPicture } from '#features/catalogue/index.ts'
import type { FeaturedCard_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { PartNumber, PartText, Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StockState } from './stock-state.tsx'
import styles from './featured-card.module.css'

export function FeaturedCard({ product }: { product: FeaturedCard_ProductFragment }) {
  const t = useTranslations('home')
  const numbers = useNumbers()
  const { slug, partNumber, manufacturerName, description, stock, priceBreaks } = product
  const cheapest = priceBreaks.at(-1)
  return (
    <Sheet as="article" className={styles.card}>
      <Sheet className={styles.picture} plot>
        <PartPicture product={product} />
      </Sheet>
      <h3>
        <Link href={`/productdetail/${slug}`} prefetch={false}>
          <PartNumber>{partNumber}</PartNumber>
        </Link>
      </h3>
      <p className={styles.manufacturer}>
        <bdi>{manufacturerName}</bdi>
      </p>
      <p className={styles.what}>
        <PartText>{description}</PartText>
      </p>
      <p className={styles.stock}>
        <StockState stock={stock} />
      </p>
      <p className={styles.price}>
        {cheapest ? (
          <>
            <Price amount={numbers.unitPrice(cheapest.unitPrice.amount)} currency={cheapest.unitPrice.currency} />
            <span>{t('fromPieces', { quantity: numbers.integer(cheapest.quantity) })}</span>
          </>
        ) : (
          <span>{t('onRequest')}</span>
        )}
      </p>
    </Sheet>
  )
}
