export type NewsView = { tag: string | null; page: number }

export const newsHref = ({ tag = null, page = 1 }: Partial<NewsView> = {}) => {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/news?${query}` : '/news'
}

const newsPath = /^((?:\/[a-z]{2})?\/news)\/?$/
const nonsense = 'none'

/** `/de/news?tag=t&page=2` is rendered at `/de/news/list/2/t`. */
export const toNewsPath = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null => {
  const [, news] = newsPath.exec(pathname) ?? []
  if (news === undefined) return null
  const pages = searchParams.getAll('page')
  const tags = searchParams.getAll('tag').filter((tag) => tag !== '')
  const page = pages.length > 1 || tags.length > 1 ? nonsense : (pages[0] ?? '1')
  return [`${news}/list`, ...[page || nonsense, ...tags.slice(0, 1)].map(encodeURIComponent)].join('/')
}

export const readNewsView = ([page = '', tag, ...more]: string[]): NewsView | null => {
  if (!/^[1-9]\d{0,4}$/.test(page) || more.length > 0) return null
  return { tag: tag === undefined ? null : decodeURIComponent(tag), page: Number(page) }
}
