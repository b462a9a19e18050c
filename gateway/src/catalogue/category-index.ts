import type { Category as WireCategory } from '@partgate/schema/shop-api/catalogue.ts'
import type { Category } from '../generated/resolvers.ts'
import { categoryOf } from './normalize.ts'

export type CategoryIndex = {
  roots: Category[]
  byId: ReadonlyMap<number, Category>
  bySlug: ReadonlyMap<string, Category>
}

/** The category tree with every way up, down and by name. */
export const categoryIndexOf = (tree: WireCategory[]): CategoryIndex => {
  const byId = new Map<number, Category>()
  const bySlug = new Map<string, Category>()

  const enter = (wire: WireCategory, ancestors: Category[]): Category => {
    const category: Category = { ...categoryOf(wire), ancestors, children: [] }
    category.children = wire.children.map((child) => enter(child, [...ancestors, category]))
    byId.set(wire.category_id, category)
    bySlug.set(category.slug, category)
    return category
  }

  return { roots: tree.map((wire) => enter(wire, [])), byId, bySlug }
}
