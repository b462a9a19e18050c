import { useLocale, useTranslations } from 'next-intl'
import type { HomePageQuery } from '#graphql/generated/types.ts'
import type { Locale } from '#i18n/routing.ts'
import { organizationNode, websiteNode } from '#seo/graph/nodes.ts'
import { PageGraph } from '#seo/graph/page-graph.tsx'
import { Alternatives } from './alternatives.tsx'
import { Cabinet } from './cabinet.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { HotSale } from './hot-sale.tsx'
import { Makers } from './makers.tsx'
import { MissingShelf } from './missing-shelf.tsx'
import { NewsCentre } from './news-centre.tsx'
import { Preferential } from './preferential.tsx'
import { Recommended } from './recommended.tsx'
import { Shelf } from './shelf.tsx'
import { ShelfOnItsWay } from './shelf-on-its-way.tsx'
import styles from './home-page.module.css'

/** Each shelf asks for its own rows: one that fails or is slow keeps none of the others back. */
export function HomePage({ data }: { data: Partial<HomePageQuery> }) {
  const t = useTranslations('home')
  const locale: Locale = useLocale()
  const { categories, catalogueStatistics = null, siteConfig } = data
  return (
    <div className={styles.page}>
      {siteConfig && <PageGraph nodes={[organizationNode(siteConfig), websiteNode(siteConfig.companyName, locale)]} />}
      <Hero statistics={catalogueStatistics} />
      {categories ? (
        <Cabinet categories={categories} total={catalogueStatistics?.categoryCount} />
      ) : (
        <Shelf id="cabinet" title={t('cabinet')}>
          <MissingShelf />
        </Shelf>
      )}
      <div className={styles.columns}>
        <ShelfOnItsWay blockSize="480px">
          <HotSale />
        </ShelfOnItsWay>
        <ShelfOnItsWay blockSize="480px">
          <NewsCentre />
        </ShelfOnItsWay>
      </div>
      <ShelfOnItsWay blockSize="300px">
        <Featured />
      </ShelfOnItsWay>
      <div className={styles.halves}>
        <ShelfOnItsWay blockSize="430px">
          <Preferential />
        </ShelfOnItsWay>
        <ShelfOnItsWay blockSize="430px">
          <Alternatives />
        </ShelfOnItsWay>
      </div>
      <ShelfOnItsWay blockSize="200px">
        <Recommended />
      </ShelfOnItsWay>
      <ShelfOnItsWay blockSize="180px">
        <Makers total={catalogueStatistics?.manufacturerCount} />
      </ShelfOnItsWay>
    </div>
  )
}
