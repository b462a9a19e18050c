import { categories } from './categories.ts'
import { manufacturerIds } from './manufacturers.ts'
import type { Part } from './plan.ts'
import { manufacturerOf } from './rows.ts'

type Shelf = { manufacturerId: number; categoryId: number; parts: number }
type Counts = ReadonlyMap<number, number>

const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]))

/** Counts parts one by one, per maker and lowest category, from which the other counts follow. */
export const countParts = () => {
  const shelves = new Map<string, Shelf>()
  let goods = 0

  const sums = (idsOf: (shelf: Shelf) => number[]): Counts => {
    const counts = new Map<number, number>()
    for (const shelf of shelves.values())
      for (const id of idsOf(shelf)) counts.set(id, (counts.get(id) ?? 0) + shelf.parts)
    return counts
  }
  const upFrom = (id: number): number[] => {
    const parent = parentOf.get(id)
    return parent ? [id, ...upFrom(parent)] : [id]
  }

  return {
    add: (part: Part) => {
      const maker = manufacturerOf(part)
      const category = part.facts.category ?? part.share.series.category
      const shelf = shelves.get(`${maker} ${category}`) ?? {
        manufacturerId: manufacturerIds.get(maker) ?? 0,
        categoryId: categoryBySlug.get(category)?.id ?? 0,
        parts: 0,
      }
      shelf.parts++
      shelves.set(`${maker} ${category}`, shelf)
      goods += part.facts.packings.length
    },
    goods: () => goods,
    shelves: () => [...shelves.values()],
    byManufacturer: () => sums(({ manufacturerId }) => [manufacturerId]),
    /** A category counts those below it too. */
    byCategory: () => sums(({ categoryId }) => upFrom(categoryId)),
  }
}
export type PartCounts = ReturnType<typeof countParts>
