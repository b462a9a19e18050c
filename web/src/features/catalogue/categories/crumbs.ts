import type { Crumb } from '#ui/breadcrumbs.tsx'

/** The way down to a shelf. */
export const crumbsOf = (categories: readonly { slug: string; name: string }[]): Crumb[] =>
  categories.map(({ slug, name }) => ({ name, href: `/category/${slug}` }))
