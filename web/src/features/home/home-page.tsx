import { useLocale, useTranslations } from 'next-intl'
import type { HomePageQuery } from '#graphql/generated/types.ts'
import type { Locale } from '#i18n/routing.ts'
import { organizationNode, websiteNode } from '#seo/graph/nodes.ts'
import { PageGraph } from '#seo/graph/page-graph.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { Alternatives } from './alternatives.tsx'
import { HomeCategories } from './home-categories.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { HotSale } from './hot-sale.tsx'
import { Manufacturers } from './manufacturers.tsx'
import { HomeSection } from './home-section.tsx'
import { NewsCenter } from './news-center.tsx'
import { Preferential } from './preferential.tsx'
import { Recommended } from './recommended.tsx'
import styles from './home-page.module.css'

/** Each section requests its own rows, so that one that fails leaves the others. */
export function HomePage({ data }: { data: Partial<HomePageQuery> }) {
  const t = useTranslations('home')
  const locale: Locale = useLocale()
  const { categories, catalogStatistics = null, siteConfig } = data
  return (
    <div className={styles.page}>
      {siteConfig && (
        <StaticPart as="div" hidden>
          <PageGraph nodes={[organizationNode(siteConfig), websiteNode(siteConfig.companyName, locale)]} />
        </StaticPart>
      )}
      <Hero statistics={catalogStatistics} />
      {categories ? (
        <HomeCategories categories={categories} total={catalogStatistics?.categoryCount} />
      ) : (
        <HomeSection id="categories" title={t('browseCategories')}>
          <Missing />
        </HomeSection>
      )}
      <div className={styles.columns}>
        <HotSale />
        <NewsCenter />
      </div>
      <Featured />
      <div className={styles.halves}>
        <Preferential />
        <Alternatives />
      </div>
      <Recommended />
      <Manufacturers total={catalogStatistics?.manufacturerCount} />
    </div>
  )
}
