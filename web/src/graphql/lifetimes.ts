export type Lifetime = { revalidateSeconds: number; tags: string[] }

/** How long the answer to an operation may be shown, and what makes it stale sooner. One line per operation that the server reads. */
const lifetimes: Record<string, Lifetime> = {
  Layout: { revalidateSeconds: 600, tags: ['site', 'categories'] },
  HomePage: { revalidateSeconds: 300, tags: ['floors', 'categories'] },
}

export const lifetimeOf = (operation: string): Lifetime => lifetimes[operation] ?? { revalidateSeconds: 60, tags: [] }
