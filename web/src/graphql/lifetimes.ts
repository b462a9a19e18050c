/** For how many seconds the answer to an operation may be shown; a purge ends that sooner. One line per operation that the server reads. */
const lifetimes: Record<string, number> = {
  Layout: 600,
  HomePage: 300,
  HomeHotSale: 300,
  HomeFeatured: 300,
  HomePreferential: 300,
  HomeAlternatives: 300,
  HomeReplacedPart: 3_600,
  HomeRecommended: 300,
  HomeMakers: 600,
  HomeNews: 300,
  ProductPage: 60,
  RelatedParts: 300,
  RelatedSeries: 300,
  SheetPage: 60,
  RelatedNews: 300,
  PurchaseNotes: 600,
  SearchPage: 30,
  NearMatches: 300,
  ComparedPart: 60,
  Shelf: 60,
  CategoriesPage: 300,
  AboutPage: 600,
  ContactPage: 600,
  Consent: 600,
  CompanyPage: 600,
  NewsPage: 300,
  NewsArticle: 300,
  IndexPage: 600,
  Makers: 600,
  MakerMarks: 600,
  MakerPage: 300,
  MakerParts: 60,
  MakerPicks: 300,
  Lines: 600,
  LinePage: 300,
  LineParts: 60,
  ShelfMakers: 600,
  FloorPage: 60,
  AskedNumber: 30,
  SitemapCount: 43_200,
  SitemapParts: 43_200,
  SitemapCategories: 3_600,
  SitemapMakers: 3_600,
  SitemapLines: 3_600,
  SitemapNews: 600,
  SitemapPage: 3_600,
  ProductSheet: 60,
  PageHead: 600,
}

/** Lists of addresses, which stay the same when what stands there changes. */
const addressLists = ['SitemapCount', 'SitemapParts', 'SitemapMakers', 'SitemapLines']

/** More than so many tags Next does not take. What a long list shows beyond them is purged by its topic, or grows old. */
const mostTags = 128
const isTopic = (tag: string) => !tag.includes(':')

export const secondsOf = (operation: string): number => lifetimes[operation] ?? 60

/** Which purges reach the answer to an operation: those of its topics, and of each thing that it shows (`product:17`). */
export const keptTags = (operation: string, tags: readonly string[]): string[] => [
  ...tags.filter(isTopic),
  ...(addressLists.includes(operation) ? [] : tags.filter((tag) => !isTopic(tag))).slice(
    0,
    mostTags - tags.filter(isTopic).length,
  ),
]
