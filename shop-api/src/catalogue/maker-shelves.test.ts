import type { Category } from '@partgate/schema/shop-api/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { pathTo, rowOf } from './category-tree.ts'
import { productNav, shelvesOf, type MakerShelf } from './maker-shelves.ts'

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
const shelf = (maker: MakerShelf['maker'] | undefined, categoryId: number, parts: number): MakerShelf => ({
  maker: maker!,
  categoryId,
  parts,
})
const shelves = [
  shelf(yageo, 3, 8),
  shelf(yageo, 6, 5),
  shelf(vishay, 3, 12),
  shelf(vishay, 4, 10),
  shelf(murata, 6, 5),
]

describe('the menu of all products', () => {
  it('has what has parts, two levels deep, with the makers of most parts first', () => {
    expect(productNav(tree, shelves, 6)).toEqual([
      {
        ...rowOf(tree[0]!),
        children: tree[0]!.children.slice(0, 2).map(rowOf),
        manufacturers: [vishay, yageo, murata],
      },
    ])
  })

  it('names as many makers as are asked for', () => {
    expect(productNav(tree, shelves, 1)[0]?.manufacturers).toEqual([vishay])
    expect(productNav(tree, [], 6)[0]?.manufacturers).toEqual([])
  })
})

it.each([
  [1, [3, 6]],
  [2, [3, 4]],
  [4, []],
])('the shelves of maker %i are %j, those with most parts first', (id, expected) => {
  expect(shelvesOf(shelves, id).map(({ categoryId }) => categoryId)).toEqual(expected)
})

it.each([
  ['thin', ['passives', 'resistors', 'thin']],
  ['passives', ['passives']],
  ['emptier', ['empty', 'emptier']],
  ['moon', []],
])('the way to %s leads over %j', (slug, expected) => {
  expect(pathTo(tree, (each) => each.category_page_url === slug).map((each) => each.category_page_url)).toEqual(
    expected,
  )
})
