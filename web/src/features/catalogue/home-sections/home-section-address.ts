import type { HomeSectionKind, SeoPage } from '#graphql/generated/types.ts'

export type PagedHomeSection = Extract<HomeSectionKind, 'FEATURED' | 'HOT_SALE'>

export const homeSectionPages: Record<PagedHomeSection, { path: `/${string}`; seo: SeoPage }> = {
  FEATURED: { path: '/featured', seo: 'FEATURED' },
  HOT_SALE: { path: '/hotsaleparts', seo: 'HOT_SALE' },
}

export const homeSectionHref = (kind: PagedHomeSection, page = 1) =>
  `${homeSectionPages[kind].path}${page > 1 ? `/${page}` : ''}`

export const parseHomeSectionPage = (rest: readonly string[] = []): number | null => {
  const [number = '1', ...more] = rest
  const isPage = more.length === 0 && /^[1-9]\d{0,4}$/.test(number) && (rest.length === 0 || number !== '1')
  return isPage ? Number(number) : null
}
