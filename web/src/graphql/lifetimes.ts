/** Seconds per server-side operation, where 60 are not right; a purge ends the lifetime earlier. */
const lifetimes: Record<string, number> = {
  Layout: 600,
  HomePage: 300,
  HomeHotSale: 300,
  HomeFeatured: 300,
  HomePreferential: 300,
  HomeAlternatives: 300,
  HomeReplacedPart: 3_600,
  HomeRecommended: 300,
  HomeManufacturers: 600,
  HomeNews: 300,
  RelatedParts: 300,
  RelatedSeries: 300,
  RelatedNews: 300,
  PurchaseNotes: 600,
  SearchPage: 30,
  NearMatches: 300,
  CategoriesPage: 300,
  AboutPage: 600,
  ContactPage: 600,
  Consent: 600,
  CompanyPage: 600,
  NewsPage: 300,
  NewsArticle: 300,
  IndexPage: 600,
  Manufacturers: 600,
  ManufacturerMarks: 600,
  ManufacturerPage: 300,
  ManufacturerPicks: 300,
  Lines: 600,
  LinePage: 300,
  CategoryManufacturers: 600,
  NumberLookup: 30,
  SitemapCount: 43_200,
  SitemapParts: 43_200,
  SitemapCategories: 3_600,
  SitemapManufacturers: 3_600,
  SitemapLines: 3_600,
  SitemapNews: 600,
  SitemapPage: 3_600,
  PageHead: 600,
}

/** Lists of URLs do not change with the content of the pages. */
const addressLists = ['SitemapCount', 'SitemapParts', 'SitemapManufacturers', 'SitemapLines']

/** Next.js limits the tags of a cache entry. Rows beyond the limit are purged by topic or expire. */
const maxTags = 128
const isTopic = (tag: string) => !tag.includes(':')

export const getLifetimeSeconds = (operation: string): number => lifetimes[operation] ?? 60

export const toCacheTags = (operation: string, tags: readonly string[]): string[] => {
  const topics = tags.filter(isTopic)
  if (addressLists.includes(operation)) return topics
  return [...topics, ...tags.filter((tag) => !isTopic(tag))].slice(0, maxTags)
}
