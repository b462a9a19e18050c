import type { Category } from '@partgate/schema/shop-api/catalogue.ts'

export type CategoryRow = {
  id: number
  parent_id: number | null
  slug: string
  icon: string
  name: string
  part_count: number
}

/** Rows in shelf order. Parts lie on the lowest shelves; a shelf above counts those below it. */
export const categoryTree = (rows: readonly CategoryRow[]): Category[] => {
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

export const allOfTree = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...allOfTree(category.children)])

/** From the top down to the first that is wanted; empty where none is. */
export const pathTo = (tree: readonly Category[], isWanted: (category: Category) => boolean): Category[] => {
  for (const category of tree) {
    if (isWanted(category)) return [category]
    const below = pathTo(category.children, isWanted)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** Without what is below it. */
export const rowOf = ({ children: _, ...row }: Category) => row
