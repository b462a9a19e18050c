import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import { flattenTree, withoutChildren } from '../categories/tree.ts'

export type Manufacturer = { id: number; name: string; slug: string }
/** The number of a manufacturer's parts in one of the lowest categories. */
export type ManufacturerCategory = { manufacturer: Manufacturer; categoryId: number; parts: number }

const byParts = (a: { manufacturer: Manufacturer; parts: number }, b: { manufacturer: Manufacturer; parts: number }) =>
  b.parts - a.parts || a.manufacturer.id - b.manufacturer.id

const findTopManufacturers = (
  categories: readonly ManufacturerCategory[],
  category: Category,
  max: number,
): Manufacturer[] => {
  const below = new Set(flattenTree([category]).map(({ category_id }) => category_id))
  const parts = new Map<Manufacturer, number>()
  for (const each of categories) {
    if (below.has(each.categoryId)) parts.set(each.manufacturer, (parts.get(each.manufacturer) ?? 0) + each.parts)
  }
  return [...parts]
    .map(([manufacturer, count]) => ({ manufacturer, parts: count }))
    .toSorted(byParts)
    .slice(0, max)
    .map(({ manufacturer }) => manufacturer)
}

export const loadProductNav = (tree: readonly Category[], categories: readonly ManufacturerCategory[], max: number) =>
  tree
    .filter(({ goods_count }) => goods_count > 0)
    .map((category) => ({
      ...withoutChildren(category),
      children: category.children.filter(({ goods_count }) => goods_count > 0).map(withoutChildren),
      manufacturers: findTopManufacturers(categories, category, max),
    }))

export const rankCategories = (categories: readonly ManufacturerCategory[], manufacturerId: number) =>
  categories
    .filter(({ manufacturer }) => manufacturer.id === manufacturerId)
    .toSorted((a, b) => b.parts - a.parts || a.categoryId - b.categoryId)
