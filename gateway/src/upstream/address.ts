import { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

const pathParams = z.record(z.string(), z.string())
const pairs = z.compile(z.record(z.string(), z.string().optional()))

const fillPath = ({ path, params }: Endpoint, given: unknown) => {
  if (!path.includes('{')) return path
  const values = pathParams.parse(params.parse(given))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Sorted queries make equal requests share a key; the contract's pattern keeps a parameter to one path segment. */
export const toAddress = (endpoint: Endpoint, input: { params?: unknown; query?: unknown }) => {
  const path = fillPath(endpoint, input.params ?? {})
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(pairs.parse(input.query ?? {})))
    if (value !== undefined) query.set(name, value)
  query.sort()
  return query.size === 0 ? path : `${path}?${query}`
}

/** The shop requires a unique number on every request. */
export const withSequence = (address: string) => {
  const digits = Math.floor(Math.random() * 1e6)
  const sequence = `${Date.now()}${String(digits).padStart(6, '0')}`
  return `${address}${address.includes('?') ? '&' : '?'}sequence=${sequence}`
}
