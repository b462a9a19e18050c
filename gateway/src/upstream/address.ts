import { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

const pieces = z.record(z.string(), z.string())
const pairs = z.record(z.string(), z.string().optional())

/** Path and query string of a call, the query sorted so that equal calls have equal addresses. Throws on a path piece that
 * breaks the contract's pattern: nothing but one clean segment ever reaches the shop. */
export const addressOf = (endpoint: Endpoint, input: { params?: unknown; query?: unknown }) => {
  const params = pieces.parse(endpoint.params.parse(input.params ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(pairs.parse(input.query ?? {})))
    if (value !== undefined) query.set(name, value)
  query.sort()
  return query.size === 0 ? path : `${path}?${query}`
}

/** The shop wants a number on every call: time and random digits. */
export const withSequence = (address: string) => {
  const digits = Math.floor(Math.random() * 1e6)
  const sequence = `${Date.now()}${String(digits).padStart(6, '0')}`
  return `${address}${address.includes('?') ? '&' : '?'}sequence=${sequence}`
}
