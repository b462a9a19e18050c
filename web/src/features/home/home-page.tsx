import { useTranslations } from 'next-intl'
import type { FloorKind, HomePageQuery } from '#graphql/generated/documents.ts'
import { RetryButton } from '#ui/retry-button-client.tsx'
import { ErrorState } from '#ui/state-panels.tsx'
import { Banners } from './banners.tsx'
import { Cabinet } from './cabinet.tsx'
import { FloorTable } from './floor-table.tsx'
import { Hero } from './hero.tsx'
import { News } from './news.tsx'
import styles from './home-page.module.css'

const titles = {
  FEATURED: 'featured',
  PREFERENTIAL: 'preferential',
  ALTERNATIVES: 'alternatives',
  HOT_SALE: 'hotSale',
  RECOMMENDED: 'recommended',
} as const satisfies Record<FloorKind, string>

/** The home page with what came of its data; what is missing is said once. */
export function HomePage({ data }: { data: Partial<HomePageQuery> }) {
  const t = useTranslations('home')
  const common = useTranslations('common')
  const { floors, categories, catalogueStatistics } = data
  const headlines = data.news?.nodes ?? []
  const announcements = data.banners ?? []
  const floor = (kind: FloorKind) => {
    const products = floors?.find((shelf) => shelf.kind === kind)?.products ?? []
    if (products.length === 0) return null
    return (
      <section>
        <h2>{t(titles[kind])}</h2>
        <FloorTable caption={t(titles[kind])} products={products} />
      </section>
    )
  }
  return (
    <div className={styles.page}>
      <Hero statistics={catalogueStatistics ?? null} />
      {(!floors || !categories) && (
        <ErrorState title={common('unavailable')} action={<RetryButton label={common('retry')} />}>
          <p>{common('unavailableText')}</p>
        </ErrorState>
      )}
      {categories && <Cabinet categories={categories} total={catalogueStatistics?.categoryCount} />}
      <div className={styles.columns}>
        {floor('HOT_SALE')}
        {(headlines.length > 0 || announcements.length > 0) && (
          <div className={styles.beside}>
            {headlines.length > 0 && <News articles={headlines} />}
            {announcements.length > 0 && <Banners banners={announcements} />}
          </div>
        )}
      </div>
      {floor('FEATURED')}
      {floor('PREFERENTIAL')}
      {floor('ALTERNATIVES')}
      {floor('RECOMMENDED')}
    </div>
  )
}
