import type { Category } from '@partgate/schema/shop-api/catalogue.ts'

export type CategoryRow = {
  id: number
  parent_id: number | null
  slug: string
  icon: string
  name: string
  part_count: number
}

/** Parts belong to the lowest categories; a parent counts the parts of its descendants. */
export const buildCategoryTree = (rows: readonly CategoryRow[]): Category[] => {
  const below = Map.groupBy(rows, (row) => row.parent_id)
  const grow = (row: CategoryRow): Category => {
    const children = (below.get(row.id) ?? []).map(grow)
    return {
      category_id: row.id,
      category_name: row.name,
      category_icon: row.icon,
      category_page_url: row.slug,
      goods_count: children.length ? children.reduce((sum, child) => sum + child.goods_count, 0) : row.part_count,
      children,
    }
  }
  return (below.get(null) ?? []).map(grow)
}

export const flattenTree = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flattenTree(category.children)])

/** The path from the root to the first match; empty where there is none. */
export const findPathTo = (tree: readonly Category[], isTarget: (category: Category) => boolean): Category[] => {
  for (const category of tree) {
    if (isTarget(category)) return [category]
    const below = findPathTo(category.children, isTarget)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

export const withoutChildren = ({ children: _, ...row }: Category) => row
