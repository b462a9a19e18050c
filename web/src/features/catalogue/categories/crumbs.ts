import type { Crumb } from '#ui/breadcrumbs.tsx'

export const toCrumbs = (categories: readonly { slug: string; name: string }[]): Crumb[] =>
  categories.map(({ slug, name }) => ({ name, href: `/category/${slug}` }))
