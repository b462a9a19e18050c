import { categories } from '../taxonomy/categories.ts'
import { manufacturerIds } from '../taxonomy/manufacturers.ts'
import type { Part } from '../engine/plan.ts'
import { getManufacturer } from './rows.ts'

type ManufacturerCategory = { manufacturerId: number; categoryId: number; parts: number }
type Counts = ReadonlyMap<number, number>

const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
const parentById = new Map(categories.map(({ id, parentId }) => [id, parentId]))

export const countParts = () => {
  const manufacturerCategories = new Map<string, ManufacturerCategory>()
  let goods = 0

  const sums = (toIds: (row: ManufacturerCategory) => number[]): Counts => {
    const counts = new Map<number, number>()
    for (const row of manufacturerCategories.values())
      for (const id of toIds(row)) counts.set(id, (counts.get(id) ?? 0) + row.parts)
    return counts
  }
  const upFrom = (id: number): number[] => {
    const parent = parentById.get(id)
    return parent ? [id, ...upFrom(parent)] : [id]
  }

  return {
    add: (part: Part) => {
      const manufacturer = getManufacturer(part)
      const category = part.facts.category ?? part.share.series.category
      const row = manufacturerCategories.get(`${manufacturer} ${category}`) ?? {
        manufacturerId: manufacturerIds.get(manufacturer) ?? 0,
        categoryId: categoryBySlug.get(category)?.id ?? 0,
        parts: 0,
      }
      row.parts++
      manufacturerCategories.set(`${manufacturer} ${category}`, row)
      goods += part.facts.packings.length
    },
    goods: () => goods,
    manufacturerCategories: () => [...manufacturerCategories.values()],
    byManufacturer: () => sums(({ manufacturerId }) => [manufacturerId]),
    byCategory: () => sums(({ categoryId }) => upFrom(categoryId)),
  }
}
export type PartCounts = ReturnType<typeof countParts>
