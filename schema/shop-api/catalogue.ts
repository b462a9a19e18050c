import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id, idList, idText, limit, page, quantity, slug, slugList, unitPrice } from './shapes.ts'

export const packagings = ['cut_tape', 'reel', 'tube', 'tray', 'bulk'] as const
export const rohsStatuses = ['compliant', 'exempt', 'non_compliant', 'unknown'] as const
export const lifecycles = ['active', 'not_recommended', 'last_time_buy', 'obsolete', 'preliminary'] as const
export const matchReasons = ['exact', 'normalised', 'prefix', 'alias', 'inside', 'words'] as const
export const searchSorts = ['relevance', 'part_number', 'stock', 'price'] as const
export const floorNames = ['featured', 'hot_sale', 'recommended'] as const

/** One typed parameter: `value` is in the SI base unit (ohm, farad, volt, metre…) and null where the parameter is a word;
 * `display_value` is what a data sheet prints. */
export const parameter = z.object({
  key: z.string(),
  name: z.string(),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  display_value: z.string(),
})

export const priceBreak = z.object({ quantity, unit_price: unitPrice })

/** What sells a goods row: changes daily, so it is read apart from the description. Stock in pieces, weight in milligrams. */
const offer = {
  packaging: z.enum(packagings),
  /** Pieces in one reel, tube or tray; 1 for loose pieces and cut tape. */
  package_quantity: quantity,
  /** Date code, e.g. `2531+`. */
  batch: z.string(),
  stock: z.int().nonnegative(),
  minimum: quantity,
  multiple: quantity,
  prices: z.array(priceBreak).max(10),
}

/** What one puts into a cart: a part in one packaging and batch. */
export const goods = z.object({
  goods_id: id,
  part_id: id,
  goods_page_url: slug,
  /** The ordering code of this packaging. */
  part_number: z.string(),
  brand_id: id,
  brand_name: z.string(),
  category_id: id,
  /** Case or package: `0402`, `SOT-23-5`, `LQFP-48`. */
  package: z.string(),
  /** Address of the shop's own photo; null where it has none. */
  icons: z.url().nullable(),
  description: z.string(),
  rohs: z.enum(rohsStatuses),
  lifecycle: z.enum(lifecycles),
  lead_time_weeks: z.int().nonnegative().nullable(),
  weight_mg: z.int().nonnegative(),
  datasheet_url: z.url().nullable(),
  parameters: z.array(parameter),
  ...offer,
})
export type Goods = z.output<typeof goods>

const variation = z.object({ goods_id: id, goods_page_url: slug, part_number: z.string(), ...offer })

export const goodsDetail = goods.extend({
  /** All packagings of the part, this one included, smallest minimum first. */
  variations: z.array(variation),
  /** Other numbers the part is known by. */
  aliases: z.array(z.object({ part_number: z.string(), kind: z.enum(['former', 'packaging', 'numeric']) })),
})
export type GoodsDetail = z.output<typeof goodsDetail>

const match = z.object({
  reason: z.enum(matchReasons),
  /** The text that matched: the part number, or the alias. */
  text: z.string(),
  /** Matched stretches of `part_number`: [start, end) in UTF-16 units. */
  ranges: z.array(z.tuple([z.int().nonnegative(), z.int().nonnegative()])),
})

const facetOption = z.object({ id, name: z.string(), count: z.int().nonnegative() })

export const searchQuery = z.strictObject({
  wd: z.string().max(100).optional(),
  page,
  limit,
  category: slug.optional(),
  manufacturer: idList.optional(),
  packaging: z.enum(packagings).optional(),
  in_stock: flag.optional(),
  rohs: flag.optional(),
  /** What the part number begins with: a letter, a digit, or `other`. Alone and sorted by part number, it is counted and paged to the end. */
  initial: z
    .string()
    .regex(/^([a-z0-9]|other)$/i)
    .optional(),
  sort: z.enum(searchSorts).default('relevance'),
})

export const searchData = z.object({
  total: z.int().nonnegative(),
  /** True where counting stopped at `total`: there are at least so many. */
  total_capped: z.boolean(),
  list: z.array(goods.extend({ match: match.nullable() })),
  /** Counts over the whole result, the facet's own filter left out. */
  manufacturers: z.array(facetOption),
  categories: z.array(facetOption),
  counts_capped: z.boolean(),
})
export type SearchData = z.output<typeof searchData>

const categoryRow = z.object({
  category_id: id,
  category_name: z.string(),
  /** Name of the drawing that stands for the category. */
  category_icon: z.string(),
  category_page_url: slug,
  /** Parts in it and below. */
  goods_count: z.int().nonnegative(),
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
  goods_count: z.int().nonnegative(),
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
    summary: 'Featured parts, paged',
    query: z.strictObject({ page, limit }),
    data: z.object({ total: z.int().nonnegative(), list: z.array(goods) }),
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
      part_count: z.int().nonnegative(),
      goods_count: z.int().nonnegative(),
      in_stock_count: z.int().nonnegative(),
      category_count: z.int().nonnegative(),
      manufacturer_count: z.int().nonnegative(),
    }),
  }),
  manufacturers: endpoint({
    method: 'GET',
    path: '/api/manufacturers',
    summary: 'Manufacturers by name, or those with the given ids',
    query: z.strictObject({ ids: idList.optional(), page, limit: limit.default('100') }),
    data: z.object({ total: z.int().nonnegative(), list: z.array(manufacturer) }),
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
}
