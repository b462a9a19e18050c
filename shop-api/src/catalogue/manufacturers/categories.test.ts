import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { findPathTo, withoutChildren } from '../categories/tree.ts'
import { loadProductNav, rankCategories, type ManufacturerCategory } from './categories.ts'

const category = (id: number, slug: string, goods_count: number, children: Category[] = []): Category => ({
  category_id: id,
  category_name: slug,
  category_icon: 'chip',
  category_page_url: slug,
  goods_count,
  children,
})
const tree = [
  category(1, 'passives', 40, [
    category(2, 'resistors', 30, [category(3, 'thick', 20), category(4, 'thin', 10)]),
    category(5, 'capacitors', 10, [category(6, 'ceramic', 10)]),
    category(7, 'inductors', 0),
  ]),
  category(8, 'empty', 0, [category(9, 'emptier', 0)]),
]
const [yageo, vishay, murata] = ['Yageo', 'Vishay', 'Murata'].map((name, i) => ({
  id: i + 1,
  name,
  slug: name.toLowerCase(),
}))
const toManufacturerCategory = (
  manufacturer: ManufacturerCategory['manufacturer'] | undefined,
  categoryId: number,
  parts: number,
): ManufacturerCategory => ({
  manufacturer: manufacturer!,
  categoryId,
  parts,
})
const categories = [
  toManufacturerCategory(yageo, 3, 8),
  toManufacturerCategory(yageo, 6, 5),
  toManufacturerCategory(vishay, 3, 12),
  toManufacturerCategory(vishay, 4, 10),
  toManufacturerCategory(murata, 6, 5),
]

describe('the menu of all products', () => {
  it('has categories with parts, two levels deep, with the manufacturers of most parts first', () => {
    expect(loadProductNav(tree, categories, 6)).toEqual([
      {
        ...withoutChildren(tree[0]!),
        children: tree[0]!.children.slice(0, 2).map(withoutChildren),
        manufacturers: [vishay, yageo, murata],
      },
    ])
  })

  it('names the requested number of manufacturers', () => {
    expect(loadProductNav(tree, categories, 1)[0]?.manufacturers).toEqual([vishay])
    expect(loadProductNav(tree, [], 6)[0]?.manufacturers).toEqual([])
  })
})

it.each([
  [1, [3, 6]],
  [2, [3, 4]],
  [4, []],
])('the categories of manufacturer %i are %j, most parts first', (id, expected) => {
  expect(rankCategories(categories, id).map(({ categoryId }) => categoryId)).toEqual(expected)
})

it.each([
  ['thin', ['passives', 'resistors', 'thin']],
  ['passives', ['passives']],
  ['emptier', ['empty', 'emptier']],
  ['moon', []],
])('the path to %s is %j', (slug, expected) => {
  expect(findPathTo(tree, (each) => each.category_page_url === slug).map((each) => each.category_page_url)).toEqual(
    expected,
  )
})
