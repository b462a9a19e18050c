import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { policies } from './policies.ts'

const named: Record<string, string> = { goods_id: 'product', brand_id: 'manufacturer', category_id: 'category' }

const addRows = (value: unknown, rows: string | undefined, tags: Set<string>) => {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) addRows(each, rows, tags)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    const kind = key === 'id' ? rows : named[key]
    if (kind && (typeof inner === 'number' || typeof inner === 'string')) tags.add(`${kind}:${inner}`)
    else addRows(inner, rows, tags)
  }
}

/** A response that the shop repeats is parsed once, so its tags are collected once. */
const collectTags = memoizeByObject((data: object, endpoint: Endpoint): readonly string[] => {
  const { topics = [], rows } = policies.get(endpoint) ?? {}
  const tags = new Set(topics)
  addRows(data, rows, tags)
  return [...tags]
})

export const findTags = (endpoint: Endpoint, data: unknown): readonly string[] =>
  typeof data === 'object' && data !== null ? collectTags(data, endpoint) : (policies.get(endpoint)?.topics ?? [])
