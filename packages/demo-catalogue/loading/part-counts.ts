import { categories } from '../taxonomy/categories.ts'
import { manufacturerIds } from '../taxonomy/manufacturers.ts'
import type { Part } from '../engine/plan.ts'
import { getManufacturer } from './rows.ts'

type ManufacturerCategory = { manufacturerId: number; categoryId: number; parts: number }
export type PartCounts = { goods: number; manufacturerCategories: ManufacturerCategory[] }

const categoryBySlug = new Map(categories.map((category) => [category.slug, category]))
const parentById = new Map(categories.map(({ id, parentId }) => [id, parentId]))

export const countParts = () => {
  const manufacturerCategories = new Map<string, ManufacturerCategory>()
  let goods = 0
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
    counts: (): PartCounts => ({ goods, manufacturerCategories: [...manufacturerCategories.values()] }),
  }
}

const sumBy = (rows: readonly ManufacturerCategory[], toIds: (row: ManufacturerCategory) => number[]) => {
  const sums = new Map<number, number>()
  for (const row of rows) for (const id of toIds(row)) sums.set(id, (sums.get(id) ?? 0) + row.parts)
  return sums
}

const listAncestors = (id: number): number[] => {
  const parent = parentById.get(id)
  return parent ? [id, ...listAncestors(parent)] : [id]
}

export const sumByManufacturer = (rows: readonly ManufacturerCategory[]) =>
  sumBy(rows, ({ manufacturerId }) => [manufacturerId])
export const sumByCategory = (rows: readonly ManufacturerCategory[]) =>
  sumBy(rows, ({ categoryId }) => listAncestors(categoryId))
