import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import { allOfTree, rowOf } from './category-tree.ts'

export type Maker = { id: number; name: string; slug: string }
/** How many parts of a maker lie on one of the lowest shelves. */
export type MakerShelf = { maker: Maker; categoryId: number; parts: number }

const byParts = (a: { maker: Maker; parts: number }, b: { maker: Maker; parts: number }) =>
  b.parts - a.parts || a.maker.id - b.maker.id

const makersIn = (shelves: readonly MakerShelf[], category: Category, most: number): Maker[] => {
  const below = new Set(allOfTree([category]).map(({ category_id }) => category_id))
  const parts = new Map<Maker, number>()
  for (const shelf of shelves) {
    if (below.has(shelf.categoryId)) parts.set(shelf.maker, (parts.get(shelf.maker) ?? 0) + shelf.parts)
  }
  return [...parts]
    .map(([maker, count]) => ({ maker, parts: count }))
    .toSorted(byParts)
    .slice(0, most)
    .map(({ maker }) => maker)
}

/** The menu of all products: what has parts, and for each top category the `most` makers with most parts in it. */
export const productNav = (tree: readonly Category[], shelves: readonly MakerShelf[], most: number) =>
  tree
    .filter(({ goods_count }) => goods_count > 0)
    .map((category) => ({
      ...rowOf(category),
      children: category.children.filter(({ goods_count }) => goods_count > 0).map(rowOf),
      manufacturers: makersIn(shelves, category, most),
    }))

/** A maker's shelves, those with most of its parts first. */
export const shelvesOf = (shelves: readonly MakerShelf[], makerId: number) =>
  shelves
    .filter(({ maker }) => maker.id === makerId)
    .toSorted((a, b) => b.parts - a.parts || a.categoryId - b.categoryId)
