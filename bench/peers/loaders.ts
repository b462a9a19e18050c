import DataLoader from 'dataloader'
import type { Category, Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import { ask } from './shop.ts'

const categoriesById = (roots: Category[]) => {
  const byId = new Map<number, Category>()
  const enter = (category: Category) => {
    byId.set(category.category_id, category)
    category.children.forEach(enter)
  }
  roots.forEach(enter)
  return byId
}

export const createLoaders = (authorization: string | undefined) => {
  let tree: Promise<Category[]> | undefined
  let byId: Promise<Map<number, Category>> | undefined
  const categories = () =>
    (tree ??= ask<{ category: Category[] }>('/api/category/tree').then(({ category }) => category))

  const manufacturers = new DataLoader<number, Manufacturer | undefined>(async (ids) => {
    const { list } = await ask<{ list: Manufacturer[] }>(`/api/manufacturers?ids=${ids.join(',')}&limit=100`)
    const found = new Map(list.map((row) => [row.id, row]))
    return ids.map((id) => found.get(id))
  })
  const products = new DataLoader<string, GoodsDetail | undefined>(async (slugs) => {
    const details = await ask<GoodsDetail[]>(`/api/goods/goodsDetail?urls=${slugs.join(',')}`)
    const found = new Map(details.map((detail) => [detail.goods_page_url, detail]))
    return slugs.map((slug) => found.get(slug))
  })

  return {
    authorization,
    categories,
    category: async (id: number) => (await (byId ??= categories().then(categoriesById))).get(id),
    manufacturer: (id: number) => manufacturers.load(id),
    product: (slug: string) => products.load(slug),
  }
}

export type Loaders = ReturnType<typeof createLoaders>
