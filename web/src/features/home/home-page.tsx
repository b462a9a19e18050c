import { getTranslations } from 'next-intl/server'
import type { FloorKind, HomePageQuery } from '#graphql/generated/documents.ts'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { Banners } from './banners.tsx'
import { Cabinet } from './cabinet.tsx'
import { FloorTable } from './floor-table.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'

const titles = { FEATURED: 'featured', HOT_SALE: 'hotSale', RECOMMENDED: 'recommended' } as const satisfies Record<
  FloorKind,
  string
>

/** The home page with what came of its data: a shelf that is missing says so. */
export async function HomePage({ data }: { data: Partial<HomePageQuery> }) {
  const [t, common] = await Promise.all([getTranslations('home'), getTranslations('common')])
  const { floors, categories, banners, catalogueStatistics } = data
  const unavailable = (
    <ErrorState title={common('unavailable')} action={<RetryButton label={common('retry')} />}>
      <p>{common('unavailableText')}</p>
    </ErrorState>
  )
  const shelf = (kind: FloorKind) => {
    const products = floors?.find((floor) => floor.kind === kind)?.products
    return (
      <section key={kind}>
        <h2>{t(titles[kind])}</h2>
        {products ? <FloorTable caption={t(titles[kind])} products={products} /> : unavailable}
      </section>
    )
  }
  return (
    <div className={styles.page}>
      <Hero statistics={catalogueStatistics ?? null} />
      {categories ? <Cabinet categories={categories} total={catalogueStatistics?.categoryCount} /> : unavailable}
      <div className={styles.columns}>
        {shelf('HOT_SALE')}
        {banners && banners.length > 0 && <Banners banners={banners} />}
      </div>
      {shelf('FEATURED')}
      {shelf('RECOMMENDED')}
    </div>
  )
}
