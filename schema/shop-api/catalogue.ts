import { z } from 'zod'
import { maxRecommendations, maxSearchChars, maxSubstitutes, maxSuggestions } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { goods, goodsDetail } from './goods.ts'
import { partMatches, partQueries } from './part-match.ts'
import { searchData, searchQuery } from './search.ts'
import { count, id, idList, idText, limit, page, slug, slugList } from './shapes.ts'
import { newsRow } from './site.ts'

export const homeSectionNames = ['featured', 'preferential', 'alternatives', 'hot_sale', 'recommended'] as const
/** Manufacturers on the line card, manufacturers with a franchise, and strong lines. */
export const lineKinds = ['line_card', 'franchised', 'strong'] as const

const categoryRow = z.object({
  category_id: id,
  category_name: z.string(),
  /** Name of the category's icon. */
  category_icon: z.string(),
  category_page_url: slug,
  /** Number of parts in the category and in the categories below it. */
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
    summary: 'Searches parts by part number, alias or words of the description, with filters, sort order and pages',
    query: searchQuery,
    data: searchData,
  }),
  searchOption: endpoint({
    method: 'GET',
    path: '/api/index/searchOption',
    summary: `Suggestions for the search box: at most ${maxSuggestions} part numbers that start with the keyword`,
    query: z.strictObject({ keyword: z.string().min(1).max(maxSearchChars) }),
    data: z
      .array(z.object({ part_number: z.string(), goods_page_url: slug, brand_name: z.string() }))
      .max(maxSuggestions),
  }),
  bannerList: endpoint({
    method: 'GET',
    path: '/api/index/bannerList',
    summary: 'Banners of the home page',
    data: z.array(z.object({ id, title: z.string(), text: z.string(), link: z.string(), icons: z.url().nullable() })),
  }),
  floorList: endpoint({
    method: 'GET',
    path: '/api/index/floorList',
    summary: 'Product sections of the home page',
    data: z.array(z.object({ floor: z.enum(homeSectionNames), list: z.array(goods) })),
  }),
  featureGoodsList: endpoint({
    method: 'GET',
    path: '/api/index/featureGoodsList',
    summary: 'Goods of one home page section, in pages',
    query: z.strictObject({ floor: z.enum(homeSectionNames).default('featured'), page, limit }),
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
    summary: 'Numbers of parts, goods, categories and manufacturers in the catalog',
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
    summary: 'Manufacturers sorted by name, or the manufacturers with the given ids',
    query: z.strictObject({ ids: idList.optional(), page, limit: limit.default('100') }),
    data: z.object({ total: count, list: z.array(manufacturer) }),
  }),
  manufacturer: endpoint({
    method: 'GET',
    path: '/api/manufacturers/{id}',
    summary: 'A manufacturer by its id or slug',
    params: z.strictObject({ id: z.union([idText, slug]) }),
    data: manufacturer,
  }),
  goodsDetail: endpoint({
    method: 'GET',
    path: '/api/goods/goodsDetail',
    summary: 'Goods by ids or by slugs (`urls`), up to 100; unknown ids and slugs are omitted',
    query: z.strictObject({ ids: idList.optional(), urls: slugList.optional() }),
    data: z.array(goodsDetail).max(100),
  }),
  matchParts: endpoint({
    method: 'POST',
    path: '/api/goods/matchParts',
    summary:
      'Finds up to 500 parts by numbers and manufacturer or by value and package, each with a verdict, the packaging for a quantity and up to 5 candidates',
    retry: true,
    body: partQueries,
    data: partMatches,
  }),
  recommend: endpoint({
    method: 'GET',
    path: '/api/goods/recommend/{id}',
    summary: `At most ${maxSubstitutes} substitutes, each with its reason, and at most ${maxRecommendations} popular parts of its category`,
    params: z.strictObject({ id: idText }),
    data: z.object({
      substitutes: z.array(z.object({ reason: z.string(), goods })).max(maxSubstitutes),
      recommended: z.array(goods).max(maxRecommendations),
    }),
  }),
  relatedBlogs: endpoint({
    method: 'GET',
    path: '/api/goods/relatedBlogs/{id}',
    summary: 'Articles about the part, its category or its manufacturer, the newest first, at most 6',
    params: z.strictObject({ id: idText }),
    data: z.array(newsRow).max(6),
  }),
  categoryList: endpoint({
    method: 'GET',
    path: '/api/index/getCategoryList',
    summary: 'Categories one level below a category, or the top-level categories; each with its children',
    query: z.strictObject({ category: slug.optional() }),
    data: z.object({
      /** Categories from the top level to the requested category. */
      path: z.array(categoryRow),
      list: z.array(category),
    }),
  }),
  productNav: endpoint({
    method: 'GET',
    path: '/api/index/productNav',
    summary: 'Menu of all products: top-level categories with their children and the manufacturers with the most parts',
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
    summary:
      'Manufacturers of the line card, the franchised lines or the strong lines; only one of them with `manufacturer`',
    query: z.strictObject({ kind: z.enum(lineKinds), manufacturer: slug.optional(), page, limit }),
    data: z.object({
      total: count,
      list: z.array(
        manufacturer.extend({
          kinds: z.array(z.enum(lineKinds)),
          /** The shop's summary of the line. */
          summary: z.string(),
          /** Categories with the most parts of the manufacturer. */
          categories: z.array(categoryRow).max(12),
        }),
      ),
    }),
  }),
  brandGoodsList: endpoint({
    method: 'GET',
    path: '/api/index/brandGoodsList',
    summary: 'Parts of a manufacturer, the most popular first',
    query: z.strictObject({ manufacturer: slug, category: slug.optional(), page, limit }),
    data: z.object({ total: count, list: z.array(goods) }),
  }),
}
