import { Suspense } from 'react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing } from '#features/site/index.ts'
import { ProductPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { productNode } from '#seo/graph/product-node.ts'
import { Sheet } from '#ui/sheet.tsx'
import { toCrumbs } from '../categories/crumbs.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { BuyBar } from '../purchase/buy-bar-client.tsx'
import { BuyBox } from '../purchase/buy-box-client.tsx'
import { PriceLadder } from '../purchase/price-ladder-client.tsx'
import { PriceRuler } from '../purchase/price-ruler-client.tsx'
import { PurchaseProvider } from '../purchase/purchase-client.tsx'
import { Alternatives } from './alternatives.tsx'
import { FreightTerms } from './freight-terms.tsx'
import { OtherNumbers } from './other-numbers.tsx'
import { PackagingOptions } from './packaging-options.tsx'
import { NoSuchPart } from './no-such-part.tsx'
import { PartMissing } from './part-missing.tsx'
import { PageNav } from './page-nav.tsx'
import { ParametersTable } from './parameters-table.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductTexts } from './product-texts.tsx'
import { ProductTitle } from './product-title.tsx'
import { Recommendations } from './recommendations.tsx'
import { RelatedNews } from './related-news.tsx'
import { RelatedSeries } from './related-series.tsx'
import { Section } from './section.tsx'
import { SectionSkeleton } from './section-skeleton.tsx'
import { ShippingNotes } from './shipping-notes.tsx'
import styles from './product-page.module.css'

export async function ProductPage({ slug }: { slug: string }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(ProductPageDocument, { slug }),
  ])
  const product = result.data?.product
  if (!product) return result.ok ? <NoSuchPart /> : <PartMissing />
  const { category, manufacturer, partNumber } = product
  return (
    <ProductTexts>
      <PurchaseProvider product={product} key={slug}>
        <article>
          <PageTrail
            above={category ? toCrumbs([...category.ancestors, category]) : []}
            current={{ name: partNumber, href: `/productdetail/${product.slug}` }}
            nodes={[productNode(product, locale)]}
          />
          <div className={styles.top}>
            <Sheet as="figure" plot className={styles.figure}>
              <PartPicture product={product} title={t('pictureOf', { package: product.package })} />
              <figcaption>{product.imageUrl ? '' : t('inMillimeters')}</figcaption>
            </Sheet>
            <div className={styles.facts}>
              <ProductTitle product={product} />
              <ProductFacts product={product} />
              <section className={styles.ladder} aria-labelledby="ladder">
                <div className={styles.ladderHead}>
                  <h2 id="ladder">{t('product.ladder')}</h2>
                  {product.priceBreaks.length > 0 && <span>{t('product.usdEach')}</span>}
                </div>
                <PriceRuler />
                <PriceLadder />
              </section>
            </div>
            <BuyBox
              note={
                <Suspense fallback={t('shipping.terms')}>
                  <FreightTerms />
                </Suspense>
              }
            >
              <PackagingOptions product={product} />
            </BuyBox>
          </div>
          <PageNav />
          <div className={styles.columns}>
            <div className={styles.stack}>
              <ParametersTable product={product} />
              <OtherNumbers aliases={product.aliases} />
            </div>
            <div className={styles.stack}>
              <Suspense fallback={<SectionSkeleton blockSize="210px" />}>
                <Alternatives slug={slug} />
              </Suspense>
              {category && manufacturer ? (
                <Suspense fallback={<SectionSkeleton blockSize="380px" />}>
                  <RelatedSeries partNumber={partNumber} category={category.slug} manufacturerId={manufacturer.id} />
                </Suspense>
              ) : (
                <Section id="related" title={t('product.related')}>
                  <Missing>{t('product.relatedMissing')}</Missing>
                </Section>
              )}
            </div>
          </div>
          <Suspense fallback={<SectionSkeleton blockSize="420px" />}>
            <ShippingNotes weightGrams={product.weightGrams} />
          </Suspense>
          <Suspense fallback={<SectionSkeleton blockSize="260px" />}>
            <Recommendations slug={slug} />
          </Suspense>
          <Suspense fallback={<SectionSkeleton blockSize="260px" />}>
            <RelatedNews slug={slug} />
          </Suspense>
          <BuyBar />
        </article>
      </PurchaseProvider>
    </ProductTexts>
  )
}
