import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { lifetimes } from '../upstream/lifetimes.ts'

/** How long caches between here and the reader may keep what was made of these answers: as long as the shortest-lived of
 * them. Null where one is not for everyone, or has no lifetime. */
export const cacheControlOf = (endpoints: readonly Endpoint[]): string | null => {
  const lives = endpoints.map((endpoint) => (endpoint.access === 'public' ? lifetimes.get(endpoint) : undefined))
  const known = lives.filter((life) => life !== undefined)
  if (known.length === 0 || known.length < lives.length) return null
  const maxAge = Math.min(...known.map(({ freshS }) => freshS))
  const stale = Math.min(...known.map(({ staleS }) => staleS))
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}`
}
