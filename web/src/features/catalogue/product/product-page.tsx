import type { ReactNode } from 'react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import { Headlines } from '#features/site/index.ts'
import { Missing } from '#ui/states/unavailable.tsx'
import {
  ProductPageDocument,
  PurchaseNotesDocument,
  RelatedNewsDocument,
  RelatedPartsDocument,
} from '#graphql/generated/documents/catalogue.ts'
import type { ProductPageQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { productNode } from '#seo/graph/product-node.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { pick } from '#i18n/pick.ts'
import { getSentenceGap } from '#i18n/sentence-gap.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { StaticSheet } from '#ui/sheet.tsx'
import { toCrumbs } from '../categories/crumbs.ts'
import { PartCards } from '../parts/part-cards.tsx'
import { PartFigure } from '../picture/part-figure.tsx'
import { BuyBar } from '../purchase/buy-bar-client.tsx'
import { BuyBox } from '../purchase/buy-box-client.tsx'
import { PriceLadder } from '../purchase/price-ladder-client.tsx'
import { PriceRuler } from '../purchase/price-ruler-client.tsx'
import { toPurchase } from '../purchase/purchase.ts'
import { PurchaseProvider } from '../purchase/purchase-client.tsx'
import { Alternatives } from './alternatives.tsx'
import { baseKilograms, startingPrice } from './freight-rows.ts'
import { NoSuchPart } from './no-such-part.tsx'
import { PackagingOptions } from './packaging-options.tsx'
import { ParametersTable } from './parameters-table.tsx'
import { PartMissing } from './part-missing.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductTitle } from './product-title.tsx'
import { RelatedSeries } from './related-series.tsx'
import { Section } from './section.tsx'
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
  const packagings = new Set([product.slug, ...(product.packagingOptions ?? []).map((option) => option.slug)])
  return (
    <ProductTexts>
      <PurchaseProvider product={toPurchase(product)} key={slug}>
        <article>
          <PageTrail
            above={category ? toCrumbs([...(category.ancestors ?? []), category]) : []}
            current={{ name: partNumber, href: productPath(product.slug) }}
            nodes={[productNode(product, locale)]}
          />
          <div className={styles.frame}>
            <div className={styles.top}>
              <ProductTitle product={product} />
              <StaticSheet as="figure" plot className={styles.figure}>
                <PartFigure product={product} />
              </StaticSheet>
              <BuyBox note={<FreightTerms />}>
                <PackagingOptions product={product} />
              </BuyBox>
              <div className={styles.facts}>
                <StaticPart as="div">
                  <ProductFacts product={product} />
                </StaticPart>
                <section aria-labelledby="ladder">
                  <div className={styles.ladderHead}>
                    <h2 id="ladder">{t('product.ladder')}</h2>
                    {product.priceBreaks.length > 0 && <span>{t('product.usdEach')}</span>}
                  </div>
                  <PriceRuler />
                  <PriceLadder />
                </section>
              </div>
            </div>
          </div>
          <PageNav />
          <div className={styles.columns}>
            <div className={styles.stack}>
              <ParametersTable product={product} />
              <OtherNumbers aliases={product.aliases} />
            </div>
            <div className={styles.stack}>
              <Alternatives slug={slug} />
              {category && manufacturer ? (
                <RelatedSeries slugs={packagings} category={category.slug} manufacturerId={manufacturer.id} />
              ) : (
                <Section id="related" title={t('product.related')}>
                  <Missing>{t('product.relatedMissing')}</Missing>
                </Section>
              )}
            </div>
          </div>
          <ShippingNotes weightGrams={product.weightGrams} />
          <Recommendations slug={slug} />
          <RelatedNews slug={slug} />
          <BuyBar />
        </article>
      </PurchaseProvider>
    </ProductTexts>
  )
}

const maxRecommendations = 8

async function Recommendations({ slug }: { slug: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue.product'), read(RelatedPartsDocument, { slug })])
  const recommendations = data?.product?.recommendations
  if (recommendations?.length === 0) return null
  return (
    <Section id="recommended" title={t('recommended')} note={t('recommendedNote')} className={styles.recommended}>
      {recommendations ? (
        <PartCards products={recommendations.slice(0, maxRecommendations)} />
      ) : (
        <Missing>{t('recommendedMissing')}</Missing>
      )}
    </Section>
  )
}

const maxArticles = 4

async function RelatedNews({ slug }: { slug: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue.product'), read(RelatedNewsDocument, { slug })])
  const articles = data?.product?.relatedArticles
  if (articles?.length === 0) return null
  return (
    <Section id="news" title={t('news')} className={styles.news}>
      {articles ? (
        <Headlines articles={articles.slice(0, maxArticles)} level="h3" />
      ) : (
        <Missing>{t('newsMissing')}</Missing>
      )}
    </Section>
  )
}

type Aliases = NonNullable<ProductPageQuery['product']>['aliases']

function OtherNumbers({ aliases }: { aliases: Aliases }) {
  const t = useTranslations('catalogue')
  if (aliases?.length === 0) return null
  return (
    <Section id="other-numbers" title={t('product.otherNumbers')} note={t('product.otherNumbersNote')}>
      {!aliases && <Missing>{t('product.numbersMissing')}</Missing>}
      <ul className={styles.numbers}>
        {aliases?.map(({ partNumber, kind }) => (
          <li key={partNumber}>
            <PartNumber>{partNumber}</PartNumber> <span className={styles.quiet}>{t(`aliasKinds.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function FreightTerms() {
  const [t, locale, { data }] = await Promise.all([
    getTranslations('catalogue.shipping'),
    getLocale(),
    read(PurchaseNotesDocument, {}),
  ])
  const table = data?.freightTable
  const price = table && startingPrice(table)
  const { total, decimal } = getNumberFormats(locale)
  return (
    <>
      {price && t('startsAt', { amount: total(price), weight: decimal(baseKilograms(table)) })}
      {getSentenceGap(locale)}
      {t('terms')}
    </>
  )
}

async function ProductTexts({ children }: { children: ReactNode }) {
  const { common, rfq, quickRfq, catalogue } = await getMessages()
  const shared = pick(catalogue, 'buy', 'fromFactory', 'inStockPieces', 'outOfStock', 'packaging')
  return (
    <NextIntlClientProvider messages={{ common, rfq, quickRfq: pick(quickRfq, 'open'), catalogue: shared }}>
      {children}
    </NextIntlClientProvider>
  )
}

function PageNav() {
  const t = useTranslations('catalogue')
  const places = [
    ['parameters', t('product.parameters')],
    ['alternatives', t('product.alternatives')],
    ['related', t('product.related')],
    ['shipping', t('shipping.title')],
  ]
  return (
    <StaticPart as="nav" className={styles.nav} aria-label={t('product.sections')}>
      <ul>
        {places.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </StaticPart>
  )
}
