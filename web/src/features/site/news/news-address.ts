export type NewsView = { tag: string | null; page: number }

export const newsHref = ({ tag = null, page = 1 }: Partial<NewsView> = {}) => {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/news?${query}` : '/news'
}

const newsPath = /^((?:\/[a-z]{2})?\/news)\/?$/
const nonsense = 'none'
/** Next.js does not decode every path. */
const isDecodable = (tag: string) => /^[\w=/+-]+$/.test(tag)

/** `/de/news?tag=t&page=2` is rendered at `/de/news/list/2/t`. */
export const toNewsPath = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null => {
  const [, news] = newsPath.exec(pathname) ?? []
  if (news === undefined) return null
  const pages = searchParams.getAll('page')
  const tags = searchParams.getAll('tag').filter((tag) => tag !== '')
  const [page = '1'] = pages
  if (pages.length > 1 || tags.length > 1 || !/^\d+$/.test(page) || !tags.every(isDecodable))
    return `${news}/list/${nonsense}`
  return [`${news}/list`, page, ...tags.map(encodeURIComponent)].join('/')
}

export const readNewsView = ([page = '', tag, ...more]: string[]): NewsView | null => {
  if (!/^[1-9]\d{0,4}$/.test(page) || more.length > 0) return null
  return { tag: tag === undefined ? null : decodeURIComponent(tag), page: Number(page) }
}
