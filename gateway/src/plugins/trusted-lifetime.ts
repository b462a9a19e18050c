import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { lifetimes } from '../upstream/lifetimes.ts'

/** How long caches between here and the reader may keep what was made of these answers: as long as all of them are still fresh here. Null where
 * one is not for everyone, has no lifetime or is not kept here. */
export const cacheControlOf = (endpoints: readonly Endpoint[], freshForMs: number): string | null => {
  const lives = endpoints.map((endpoint) => (endpoint.access === 'public' ? lifetimes.get(endpoint) : undefined))
  const known = lives.filter((life) => life !== undefined)
  if (known.length === 0 || known.length < lives.length || freshForMs === -Infinity) return null
  const maxAge = Math.max(0, Math.round(freshForMs / 1000))
  if (maxAge === 0) return 'public, max-age=0'
  const stale = Math.min(...known.map(({ staleS }) => staleS))
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}`
}
