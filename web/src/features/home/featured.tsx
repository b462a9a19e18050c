import { getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { breakAt, PartPicture } from '#features/catalogue/index.ts'
import { HomeFeaturedDocument } from '#graphql/generated/documents/home.ts'
import type { HomePart_ProductFragment } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { PartNumber, PartText, Price } from '#ui/figures.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { HomeSection } from './home-section.tsx'
import { StockState } from './stock-state.tsx'
import styles from './featured.module.css'

export async function Featured() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeFeaturedDocument, {})])
  const products = data?.homeSection?.nodes
  if (products?.length === 0) return null
  return (
    <HomeSection id="featured" title={t('featured')} all={{ href: '/featured', label: t('allFeatured') }}>
      {!products && <Missing />}
      {products && (
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.id}>
              <FeaturedCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

function FeaturedCard({ product }: { product: HomePart_ProductFragment }) {
  const t = useTranslations('home')
  const catalogue = useTranslations('catalogue')
  const numbers = useNumbers()
  const { slug, partNumber, manufacturerName, description, stock, priceBreaks } = product
  const cheapest = breakAt(priceBreaks, stock)
  return (
    <Sheet as="article" className={styles.card}>
      <Sheet className={styles.picture} plot>
        <PartPicture product={product} />
      </Sheet>
      <h3>
        <Link href={productPath(slug)}>
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
            <span>{catalogue('fromPieces', { quantity: numbers.integer(cheapest.quantity) })}</span>
          </>
        ) : (
          <span>{t('onRequest')}</span>
        )}
      </p>
    </Sheet>
  )
}
