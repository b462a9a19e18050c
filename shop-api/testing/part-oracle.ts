import type { AttributeFilter } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import { reelId, smallParts, soldOut } from './small-parts.ts'

export type Part = (typeof smallParts)[number]
export type SearchRequest = {
  manufacturer?: number[]
  packaging?: string
  in_stock?: boolean
  rohs?: boolean
  filters: AttributeFilter[]
}

const spans: Record<string, [number, number]> = { '2–5.5 V': [2, 5.5] }
const near = (a: number, b: number) => a - b <= Math.abs(b) * 1e-9
const fulfills = (part: Part, filter: AttributeFilter) => {
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
const reelSoldOut = 'GRM1206R61C475K'
const inTray = 'GRM1206R61C104K'
export const sellDifferently = async (db: Queryable) => {
  await db.query('update goods set stock = 0 where id = $1', [reelId(reelSoldOut)])
  await db.query("update goods set packaging = 'tray' where id = $1", [reelId(inTray)])
}
const listGoods = ({ mpn }: Part) => [
  { packaging: 'cut_tape', isInStock: mpn !== soldOut },
  { packaging: mpn === inTray ? 'tray' : 'reel', isInStock: mpn !== soldOut && mpn !== reelSoldOut },
]

/** Finds the parts by looking at each, independent of SQL. */
export const partsFor = ({ manufacturer, packaging, in_stock, rohs, filters }: SearchRequest, wd = '') =>
  smallParts.filter(
    (part) =>
      part.description.toLowerCase().includes(wd) &&
      (!manufacturer || manufacturer.includes(part.manufacturer_id)) &&
      listGoods(part).some(
        (goods) => (!packaging || goods.packaging === packaging) && (!in_stock || goods.isInStock),
      ) &&
      (!rohs || part.rohs !== 'non_compliant') &&
      filters.every((filter) => fulfills(part, filter)),
  )
