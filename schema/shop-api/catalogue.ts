import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { goods, goodsDetail } from './goods.ts'
import { searchData, searchQuery } from './search.ts'
import { count, id, idList, idText, limit, page, slug, slugList } from './shapes.ts'
import { newsRow } from './site.ts'

export const floorNames = ['featured', 'preferential', 'alternatives', 'hot_sale', 'recommended'] as const
/** Makers the shop carries, is franchised for, or is strong in. */
export const lineKinds = ['line_card', 'franchised', 'strong'] as const

const categoryRow = z.object({
  category_id: id,
  category_name: z.string(),
  /** Name of the drawing that stands for the category. */
  category_icon: z.string(),
  category_page_url: slug,
  /** Parts in it and below. */
  goods_count: count,
})
export const category = categoryRow.extend({
  get children() {
    return z.array(category)
  },
})
export type Category = z.output<typeof category>

export const manufacturer = z.object({
  id,
  name: z.string(),
  slug,
  country: z.string().length(2),
  description: z.string(),
  goods_count: count,
})
export type Manufacturer = z.output<typeof manufacturer>

export const catalogue = {
  search: endpoint({
    method: 'GET',
    path: '/api/index/search',
    summary: 'Parts by part number, alias or words of the description, filtered, sorted and paged',
    query: searchQuery,
    data: searchData,
  }),
  searchOption: endpoint({
    method: 'GET',
    path: '/api/index/searchOption',
    summary: 'Suggestions while typing: at most 10 part numbers that start with the keyword',
    query: z.strictObject({ keyword: z.string().min(1).max(100) }),
    data: z.array(z.object({ part_number: z.string(), goods_page_url: slug, brand_name: z.string() })).max(10),
  }),
  bannerList: endpoint({
    method: 'GET',
    path: '/api/index/bannerList',
    summary: 'What the home page announces',
    data: z.array(z.object({ id, title: z.string(), text: z.string(), link: z.string(), icons: z.url().nullable() })),
  }),
  floorList: endpoint({
    method: 'GET',
    path: '/api/index/floorList',
    summary: "The home page's shelves of parts",
    data: z.array(z.object({ floor: z.enum(floorNames), list: z.array(goods) })),
  }),
  featureGoodsList: endpoint({
    method: 'GET',
    path: '/api/index/featureGoodsList',
    summary: 'The parts of one floor, paged',
    query: z.strictObject({ floor: z.enum(floorNames).default('featured'), page, limit }),
    data: z.object({ total: count, list: z.array(goods) }),
  }),
  categoryTree: endpoint({
    method: 'GET',
    path: '/api/category/tree',
    summary: 'The whole category tree, three levels deep',
    data: z.object({ category: z.array(category) }),
  }),
  categoryStat: endpoint({
    method: 'GET',
    path: '/api/category/stat',
    summary: 'How many parts, categories and manufacturers the shop lists',
    data: z.object({
      part_count: count,
      goods_count: count,
      in_stock_count: count,
      category_count: count,
      manufacturer_count: count,
    }),
  }),
  manufacturers: endpoint({
    method: 'GET',
    path: '/api/manufacturers',
    summary: 'Manufacturers by name, or those with the given ids',
    query: z.strictObject({ ids: idList.optional(), page, limit: limit.default('100') }),
    data: z.object({ total: count, list: z.array(manufacturer) }),
  }),
  manufacturer: endpoint({
    method: 'GET',
    path: '/api/manufacturers/{id}',
    summary: 'One manufacturer by id or by the last piece of its address',
    params: z.strictObject({ id: z.union([idText, slug]) }),
    data: manufacturer,
  }),
  goodsDetail: endpoint({
    method: 'GET',
    path: '/api/goods/goodsDetail',
    summary: 'Goods by ids or by addresses, up to 100; what is not found is left out',
    query: z.strictObject({ ids: idList.optional(), urls: slugList.optional() }),
    data: z.array(goodsDetail).max(100),
  }),
  recommend: endpoint({
    method: 'GET',
    path: '/api/goods/recommend/{id}',
    summary: 'Substitutes with the reason why each may serve, and parts bought with this one',
    params: z.strictObject({ id: idText }),
    data: z.object({
      substitutes: z.array(z.object({ reason: z.string(), goods })),
      recommended: z.array(goods),
    }),
  }),
  relatedBlogs: endpoint({
    method: 'GET',
    path: '/api/goods/relatedBlogs/{id}',
    summary: 'Articles about the part, its category or its maker, the newest first, at most 6',
    params: z.strictObject({ id: idText }),
    data: z.array(newsRow).max(6),
  }),
  categoryList: endpoint({
    method: 'GET',
    path: '/api/index/getCategoryList',
    summary: 'Categories below one, or the top ones; each with its own children',
    query: z.strictObject({ category: slug.optional() }),
    data: z.object({
      /** From the top down to the category asked for. */
      path: z.array(categoryRow),
      list: z.array(category),
    }),
  }),
  productNav: endpoint({
    method: 'GET',
    path: '/api/index/productNav',
    summary: 'The menu of all products: top categories, their children and the makers with most parts in each',
    query: z.strictObject({ makers: limit.default('6') }),
    data: z.array(
      categoryRow.extend({
        children: z.array(categoryRow),
        manufacturers: z.array(z.object({ id, name: z.string(), slug })),
      }),
    ),
  }),
  brandSpecialList: endpoint({
    method: 'GET',
    path: '/api/index/brandSpecialList',
    summary: 'Manufacturers of the line card, the franchised or the strong lines; one of them by `manufacturer`',
    query: z.strictObject({ kind: z.enum(lineKinds), manufacturer: slug.optional(), page, limit }),
    data: z.object({
      total: count,
      list: z.array(
        manufacturer.extend({
          kinds: z.array(z.enum(lineKinds)),
          /** What the shop says about the line. */
          summary: z.string(),
          /** Those with most parts of the maker. */
          categories: z.array(categoryRow).max(12),
        }),
      ),
    }),
  }),
  brandGoodsList: endpoint({
    method: 'GET',
    path: '/api/index/brandGoodsList',
    summary: "A manufacturer's parts, the most popular first",
    query: z.strictObject({ manufacturer: slug, category: slug.optional(), page, limit }),
    data: z.object({ total: count, total_capped: z.boolean(), list: z.array(goods) }),
  }),
}
