import type { LineKind, SeoPage } from '#graphql/generated/types.ts'

export const lineKinds = ['FRANCHISED', 'STRONG', 'LINE_CARD'] as const satisfies LineKind[]

type LinePages = { path: `/${string}`; seo: SeoPage }

export const linePages: Record<LineKind, LinePages> = {
  FRANCHISED: { path: '/franchisedlines', seo: 'FRANCHISED_LINES' },
  STRONG: { path: '/stronglines', seo: 'STRONG_LINES' },
  LINE_CARD: { path: '/linecards', seo: 'LINE_CARDS' },
}

export const lineHref = (kind: LineKind, slug: string) => `${linePages[kind].path}/${slug}`
