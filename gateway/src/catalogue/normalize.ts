import { formatDecimal } from '@partgate/schema/decimal.ts'
import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { Goods, GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import { countedFacets, type SearchData } from '@partgate/schema/shop-api/search.ts'
import type { catalogue, Category, Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { MatchReason, ResolversParentTypes } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import type { CategoryModel, PlacedCategory, ProductDetail, ProductModel } from '../models.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { toCountryCode, toNullIfBlank, toShopPath, toUpperCase, toUsd, toWebAddress } from '../graphql/values.ts'

/** Requests share the parsed responses of the shop, so the breaks of a product are sorted once. */
const toPriceBreaks = memoizeByObject((prices: Goods['prices']) =>
  prices
    .map(({ quantity, unit_price }) => ({ quantity, unitPrice: toUsd(unit_price) }))
    .toSorted((a, b) => a.quantity - b.quantity),
)

/** Most fields are never selected, so each is computed on access. */
class LazyProduct implements ProductModel {
  readonly #goods: Goods
  constructor(goods: Goods) {
    this.#goods = goods
  }
  get id() {
    return toGlobalId('Product', this.#goods.goods_id)
  }
  get goodsId() {
    return this.#goods.goods_id
  }
  get brandId() {
    return this.#goods.brand_id
  }
  get categoryId() {
    return this.#goods.category_id
  }
  get slug() {
    return this.#goods.goods_page_url
  }
  get partNumber() {
    return this.#goods.part_number
  }
  get manufacturerName() {
    return this.#goods.brand_name
  }
  get description() {
    return toNullIfBlank(this.#goods.description)
  }
  get package() {
    return toNullIfBlank(this.#goods.package)
  }
  get packageName() {
    return toNullIfBlank(this.#goods.package_name)
  }
  get packaging() {
    return toUpperCase(this.#goods.packaging)
  }
  get standardPackQuantity() {
    return this.#goods.package_quantity
  }
  get dateCode() {
    return toNullIfBlank(this.#goods.batch)
  }
  get stock() {
    return this.#goods.stock
  }
  get minimumOrderQuantity() {
    return this.#goods.minimum
  }
  get orderMultiple() {
    return this.#goods.multiple
  }
  get priceBreaks() {
    return toPriceBreaks(this.#goods.prices)
  }
  get imageUrl() {
    return toWebAddress(this.#goods.icons)
  }
  get rohsStatus() {
    return toUpperCase(this.#goods.rohs)
  }
  get lifecycleStatus() {
    return toUpperCase(this.#goods.lifecycle)
  }
  get leadTimeWeeks() {
    return this.#goods.lead_time_weeks
  }
  get weightGrams() {
    return formatDecimal(BigInt(this.#goods.weight_mg), 3)
  }
  get datasheetUrl() {
    return toWebAddress(this.#goods.datasheet_url)
  }
  get parameters() {
    return this.#goods.parameters.map(({ display_value: displayValue, filter_value: filterValue, ...rest }) => ({
      ...rest,
      displayValue,
      filterValue,
    }))
  }
}

export const toProduct = (goods: Goods): ProductModel => new LazyProduct(goods)

export const toProductDetail = (detail: GoodsDetail): ProductDetail => {
  return {
    product: toProduct(detail),
    packagingOptions: () => detail.variations.map((variation) => toProduct({ ...detail, ...variation })),
    aliases: () =>
      detail.aliases.map(({ part_number, kind }) => ({ partNumber: part_number, kind: toUpperCase(kind) })),
  }
}

export const toCategory = (row: Omit<Category, 'children'>): CategoryModel => ({
  id: toGlobalId('Category', row.category_id),
  slug: row.category_page_url,
  name: row.category_name,
  icon: toNullIfBlank(row.category_icon),
  partCount: row.goods_count,
})

type OnCategory = (category: PlacedCategory, categoryId: number) => void

/** A category with all categories below it. */
export const toPlacedCategory = (
  wire: Category,
  ancestors: CategoryModel[],
  onCategory: OnCategory = () => {},
): PlacedCategory => {
  const category: PlacedCategory = { ...toCategory(wire), ancestors, children: [] }
  category.children = wire.children.map((child) => toPlacedCategory(child, [...ancestors, category], onCategory))
  onCategory(category, wire.category_id)
  return category
}

export const toCategoryBranch = ({ path, list }: Data<typeof catalogue.categoryList>) => {
  const ancestors: CategoryModel[] = []
  for (const row of path) ancestors.push({ ...toCategory(row), ancestors: [...ancestors] })
  const children = list.map((wire) => toPlacedCategory(wire, ancestors))
  const parent = ancestors.at(-1)
  if (parent) parent.children = children
  return { path: ancestors, children }
}

/** A top-level category of the menu, which has one level below it. */
export const toMenuCategory = (section: Data<typeof catalogue.productNav>[number]) => {
  const category: CategoryModel = { ...toCategory(section), ancestors: [] }
  category.children = section.children.map((child) => ({ ...toCategory(child), ancestors: [category] }))
  return category
}

export const toManufacturer = (manufacturer: Manufacturer): ResolversParentTypes['Manufacturer'] => ({
  id: toGlobalId('Manufacturer', manufacturer.id),
  slug: manufacturer.slug,
  name: manufacturer.name,
  countryCode: toCountryCode(manufacturer.country),
  description: toNullIfBlank(manufacturer.description),
  partCount: manufacturer.goods_count,
})

type WireMatch = NonNullable<SearchData['list'][number]['match']>

const matchReasons = {
  exact: 'SAME_NUMBER',
  normalised: 'SEPARATORS',
  prefix: 'PREFIX',
  alias: 'ALIAS',
  inside: 'CONTAINS',
  words: 'DESCRIPTION',
  typo: 'MISSPELLING',
} as const satisfies Record<WireMatch['reason'], MatchReason>

export const toSearchMatch = ({ reason, text, ranges }: WireMatch): ResolversParentTypes['SearchMatch'] => ({
  reason: matchReasons[reason],
  text,
  ranges: ranges.map(([start, end]) => ({ start, end })),
})

export const toFacets = (data: SearchData): ResolversParentTypes['SearchFacets'] => ({
  manufacturers: data.manufacturers.map(({ id, name, count }) => ({
    manufacturerId: toGlobalId('Manufacturer', id),
    name,
    count,
  })),
  categories: data.categories.map(({ id, name, count }) => ({ categoryId: id, name, count })),
  packagings: data.packagings.map(({ value, count }) => ({ packaging: toUpperCase(value), count })),
  lifecycleStatuses: data.lifecycles.map(({ value, count }) => ({ lifecycleStatus: toUpperCase(value), count })),
  inStockCount: data.in_stock_count,
  rohsCompliantCount: data.rohs_count,
  parameters: data.attributes.map(({ values, is_capped, ...attribute }) => ({
    ...attribute,
    isCapped: is_capped,
    values: values.map(({ value, display_value: displayValue, number, count }) => ({
      displayValue,
      filterValue: value,
      value: number,
      count,
    })),
  })),
  cappedFacets: countedFacets.filter((facet) => data.capped_facets[facet]).map(toUpperCase),
  isCapped: data.counts_capped,
})

export const toDetectedFilter = ({
  wd_without,
  ...filter
}: SearchData['read'][number]): ResolversParentTypes['DetectedFilter'] => ({
  ...filter,
  queryWithout: toNullIfBlank(wd_without),
})

type CatalogueEndpoints = typeof catalogue

export const toSuggestion = (
  suggestion: Data<CatalogueEndpoints['searchOption']>[number],
): ResolversParentTypes['Suggestion'] => ({
  partNumber: suggestion.part_number,
  slug: suggestion.goods_page_url,
  manufacturerName: suggestion.brand_name,
})

export const toHomeSection = ({
  floor,
  list,
}: Data<CatalogueEndpoints['floorList']>[number]): ResolversParentTypes['HomeSection'] => ({
  kind: toUpperCase(floor),
  products: list.map(toProduct),
})

export const toBanner = (banner: Data<CatalogueEndpoints['bannerList']>[number]): ResolversParentTypes['Banner'] => ({
  title: banner.title,
  text: toNullIfBlank(banner.text),
  path: toShopPath(banner.link),
  imageUrl: toWebAddress(banner.icons),
})

export const toStatistics = (
  statistics: Data<CatalogueEndpoints['categoryStat']>,
): ResolversParentTypes['CatalogStatistics'] => ({
  partCount: statistics.part_count,
  inStockCount: statistics.in_stock_count,
  categoryCount: statistics.category_count,
  manufacturerCount: statistics.manufacturer_count,
})
