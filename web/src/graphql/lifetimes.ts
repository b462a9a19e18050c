export type Lifetime = { revalidateSeconds: number; tags: string[] }

/** How long the answer to an operation may be shown, and what makes it stale sooner. One line per operation that the server reads. */
const lifetimes: Record<string, Lifetime> = {
  Layout: { revalidateSeconds: 600, tags: ['site', 'categories'] },
  HomePage: { revalidateSeconds: 300, tags: ['floors', 'categories', 'news'] },
  ProductPage: { revalidateSeconds: 60, tags: ['products'] },
  RelatedParts: { revalidateSeconds: 300, tags: ['products'] },
  SearchPage: { revalidateSeconds: 30, tags: ['products'] },
  Shelf: { revalidateSeconds: 60, tags: ['products', 'categories'] },
  CategoriesPage: { revalidateSeconds: 300, tags: ['categories'] },
  CompanyPage: { revalidateSeconds: 600, tags: ['site'] },
  NewsPage: { revalidateSeconds: 300, tags: ['news'] },
  NewsArticle: { revalidateSeconds: 300, tags: ['news'] },
  IndexPage: { revalidateSeconds: 600, tags: ['products'] },
  PageHead: { revalidateSeconds: 600, tags: ['site'] },
}

export const lifetimeOf = (operation: string): Lifetime => lifetimes[operation] ?? { revalidateSeconds: 60, tags: [] }
