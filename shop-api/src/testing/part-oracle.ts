import type { AttributeFilter } from '@partgate/schema/shop-api/search.ts'
import { smallParts, soldOut } from './small-parts.ts'

export type Part = (typeof smallParts)[number]
export type Asked = {
  manufacturer?: number[]
  packaging?: string
  in_stock?: boolean
  rohs?: boolean
  filters: AttributeFilter[]
}

const spans: Record<string, [number, number]> = { '2–5.5 V': [2, 5.5] }
const near = (a: number, b: number) => a - b <= Math.abs(b) * 1e-9
const fulfils = (part: Part, filter: AttributeFilter) => {
  if (filter.key === 'package') return 'values' in filter && filter.values.includes(part.package)
  const own = part.params.find(({ key }) => key === filter.key)
  if (!own) return false
  if ('values' in filter) return filter.values.includes(own.display)
  const [least, most] = own.value === null ? (spans[own.display] ?? [NaN, NaN]) : [own.value, own.value]
  const { min, max } = filter
  if (own.value !== null) return (min === undefined || near(min, most)) && (max === undefined || near(least, max))
  if (min !== undefined && max !== undefined) return least <= min && most >= max
  return min === undefined ? max === undefined || least <= max : most >= min
}
/** The small catalogue's parts that were asked for, by looking at each. */
export const partsFor = ({ manufacturer, packaging, in_stock, rohs, filters }: Asked, wd = '') =>
  smallParts.filter(
    (part) =>
      part.description.toLowerCase().includes(wd) &&
      (!manufacturer || manufacturer.includes(part.manufacturer_id)) &&
      (!packaging || packaging === 'cut_tape' || packaging === 'reel') &&
      (!in_stock || part.mpn !== soldOut) &&
      (!rohs || part.rohs !== 'non_compliant') &&
      filters.every((filter) => fulfils(part, filter)),
  )
