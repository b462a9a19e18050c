import type { Locale } from '#i18n/routing.ts'
import { absoluteUrl } from '../alternates.ts'
import type { Shard } from './shards.ts'
import {
  loadArticles,
  loadCategorySlugs,
  loadCounts,
  loadManufacturerLineSlugs,
  loadManufacturerSlugs,
  loadPageUpdatedAt,
  loadPartSlugs,
} from './sitemap-data.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

const publicPages = [
  '/',
  '/category',
  '/manufacturer',
  '/linecards',
  '/franchisedlines',
  '/stronglines',
  '/featured',
  '/hotsaleparts',
  '/news',
  '/about',
  '/contact',
  '/certification',
  '/rfq',
  '/bom',
] as const

type Screens = {
  initials: readonly string[]
  indexHref: (initial: string) => string
  companyPages: readonly { slug: string; href: string }[]
}

type Place = { href: string; changedAt?: string }

const places = (path: string, slugs: readonly string[]): Place[] => slugs.map((slug) => ({ href: `${path}/${slug}` }))

const pagePlaces = async ({ initials, indexHref, companyPages }: Screens): Promise<Place[]> => {
  const counts = await loadCounts(initials)
  const filled = initials.filter((initial) => counts.get(initial))
  const changes = await Promise.all(companyPages.map(({ slug }) => loadPageUpdatedAt(slug)))
  return [
    ...publicPages.map((href) => ({ href })),
    ...filled.map((initial) => ({ href: indexHref(initial) })),
    ...companyPages.flatMap(({ href }, at) => {
      const changedAt = changes[at]
      return changedAt === undefined ? [] : [{ href, changedAt }]
    }),
  ]
}

const loadManufacturerPlaces = async () => {
  const [manufacturers, cards, franchised, strong] = await Promise.all([
    loadManufacturerSlugs(),
    loadManufacturerLineSlugs('LINE_CARD'),
    loadManufacturerLineSlugs('FRANCHISED'),
    loadManufacturerLineSlugs('STRONG'),
  ])
  return [
    ...places('/manufacturer', manufacturers),
    ...places('/linecards', cards),
    ...places('/franchisedlines', franchised),
    ...places('/stronglines', strong),
  ]
}

const placesIn = async (shard: Shard, screens: Screens): Promise<Place[]> => {
  if (shard === 'pages') return pagePlaces(screens)
  if (shard === 'categories') return places('/category', await loadCategorySlugs())
  if (shard === 'makers') return loadManufacturerPlaces()
  if (shard === 'news')
    return (await loadArticles()).map(({ slug, publishedAt }) => ({ href: `/news/${slug}`, changedAt: publishedAt }))
  return places('/productdetail', await loadPartSlugs(shard))
}

export const loadEntries = async (shard: Shard, locale: Locale, screens: Screens): Promise<SitemapEntry[]> =>
  (await placesIn(shard, screens)).map(({ href, changedAt }) => ({ url: absoluteUrl(href, locale), changedAt }))
