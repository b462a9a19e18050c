import type { FloorKind, SeoPage } from '#graphql/generated/types.ts'

/** The shelves of the home page that have a page of their own. */
export type PagedFloor = Extract<FloorKind, 'FEATURED' | 'HOT_SALE'>

export const floorPages: Record<PagedFloor, { path: `/${string}`; seo: SeoPage }> = {
  FEATURED: { path: '/featured', seo: 'FEATURED' },
  HOT_SALE: { path: '/hotsaleparts', seo: 'HOT_SALE' },
}

export const floorHref = (kind: PagedFloor, page = 1) => `${floorPages[kind].path}${page > 1 ? `/${page}` : ''}`

/** The page that an address below a shelf's own asks for; null for none. */
export const readFloorPage = (rest: readonly string[] = []): number | null => {
  const [number = '1', ...more] = rest
  const isPage = more.length === 0 && /^[1-9]\d{0,4}$/.test(number) && (rest.length === 0 || number !== '1')
  return isPage ? Number(number) : null
}
