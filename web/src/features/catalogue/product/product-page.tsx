import { Suspense } from 'react'
import { getTranslations } from 'next-intl/server'
import { NotFoundPage, Unavailable } from '#features/site/index.ts'
import { ProductPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { Label, Sheet } from '#ui/sheet.tsx'
import { crumbsOf } from '../categories/crumbs.ts'
import { ClientTexts } from '../client-texts.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { BuyBox } from '../purchase/buy-box-client.tsx'
import { PriceRuler } from '../purchase/price-ruler-client.tsx'
import { PurchaseProvider } from '../purchase/purchase-client.tsx'
import { Alternatives } from './alternatives.tsx'
import { OtherNumbers } from './other-numbers.tsx'
import { PackagingOptions } from './packaging-options.tsx'
import { ParametersTable } from './parameters-table.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Recommendations } from './recommendations.tsx'
import { RelatedSkeleton } from './related-skeleton.tsx'
import { ShippingNotes } from './shipping-notes.tsx'
import { StockState } from './stock-state.tsx'
import styles from './product-page.module.css'

export async function ProductPage({ slug }: { slug: string }) {
  const [t, result] = await Promise.all([getTranslations('catalogue'), read(ProductPageDocument, { slug })])
  const product = result.data?.product
  if (!product) return result.ok ? <NotFoundPage /> : <Unavailable />
  const { category } = product
  return (
    <article>
      <Breadcrumbs
        label={t('whereYouAre')}
        trail={category ? crumbsOf([...category.ancestors, category]) : []}
        current={product.partNumber}
      />
      <ClientTexts>
        <PurchaseProvider product={product}>
          <div className={styles.top}>
            <Sheet as="figure" plot className={styles.figure}>
              <PartPicture product={product} title={t('pictureOf', { package: product.package })} />
              <figcaption>{product.imageUrl ? '' : t('inMillimetres')}</figcaption>
            </Sheet>
            <section className={styles.facts}>
              <header>
                <Label>{product.manufacturerName}</Label>
                <h1 className={styles.title}>
                  <PartNumber>{product.partNumber}</PartNumber>
                </h1>
                <p className={styles.description}>
                  <bdi>{product.description}</bdi>
                </p>
              </header>
              <ProductFacts product={product} />
              <section className={styles.ladder} aria-labelledby="ladder">
                <div className={styles.ladderHead}>
                  <h2 id="ladder">{t('product.ladder')}</h2>
                  <span>{t('product.usdEach')}</span>
                </div>
                <PriceRuler />
              </section>
            </section>
            <BuyBox note={t('shipping.short')}>
              <StockState product={product} />
              <PackagingOptions product={product} />
            </BuyBox>
          </div>
        </PurchaseProvider>
      </ClientTexts>
      <div className={styles.columns}>
        <ParametersTable product={product} />
        <div className={styles.stack}>
          <Suspense fallback={<RelatedSkeleton blockSize="210px" />}>
            <Alternatives slug={slug} />
          </Suspense>
          <OtherNumbers aliases={product.aliases} />
        </div>
        <ShippingNotes weightGrams={product.weightGrams} />
      </div>
      <Suspense fallback={<RelatedSkeleton blockSize="120px" />}>
        <Recommendations slug={slug} />
      </Suspense>
    </article>
  )
}
