import { isDeepStrictEqual } from 'node:util'

const names: Record<string, string> = {
  goods_page_url: 'slug',
  category_page_url: 'slug',
  category_name: 'name',
  part_number: 'partNumber',
  unit_price: 'amount',
  cart_num: 'quantity',
  minimum: 'minimumOrderQuantity',
  multiple: 'orderMultiple',
  lead_time_weeks: 'leadTimeWeeks',
  brand_name: 'manufacturerName',
  selected: 'isSelected',
  total: 'totalCount',
  part_count: 'partCount',
  company_name: 'companyName',
  link: 'path',
  published_at: 'publishedAt',
}
const compared = new Set([...Object.values(names), 'description', 'package', 'stock', 'title', 'text'])

type Leaf = [name: string, value: unknown]

const listLeaves = (value: unknown): Leaf[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): Leaf[] => {
    if (typeof inner === 'object' && inner !== null) return listLeaves(inner)
    const name = names[key] ?? key
    return compared.has(name) ? [[name, inner]] : []
  })
}

/** A peer with other field names is compared by its leaves. */
export const isSameResponse = (own: string, peer: string, hasOtherNames: boolean) => {
  const [ours, theirs]: unknown[] = [JSON.parse(own), JSON.parse(peer)]
  if (!hasOtherNames) return isDeepStrictEqual(theirs, ours)
  const leaves = listLeaves(ours)
  return leaves.length > 0 && isDeepStrictEqual(listLeaves(theirs), leaves)
}
