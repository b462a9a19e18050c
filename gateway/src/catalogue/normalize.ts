import type { Data } from '@partgate/schema/shop-api/endpoint.ts'
import type { Goods, GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { SearchData } from '@partgate/schema/shop-api/search.ts'
import type { catalogue, Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { ResolversParentTypes } from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import type { ProductDetail, ProductModel } from '../models.ts'
import { shopPath, upperCase, usd, webAddress } from '../values.ts'

type Offer = GoodsDetail['variations'][number]

const grams = (milligrams: number) => {
  const digits = `${milligrams}`.padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

const offerOf = (offer: Offer) => ({
  id: globalId('Product', offer.goods_id),
  goodsId: offer.goods_id,
  slug: offer.goods_page_url,
  partNumber: offer.part_number,
  packaging: upperCase(offer.packaging),
  packageQuantity: offer.package_quantity,
  dateCode: offer.batch,
  stock: offer.stock,
  minimumOrderQuantity: offer.minimum,
  orderMultiple: offer.multiple,
  priceBreaks: offer.prices
    .map(({ quantity, unit_price }) => ({ quantity, unitPrice: usd(unit_price) }))
    .toSorted((a, b) => a.quantity - b.quantity),
})

export const productOf = (goods: Goods): ProductModel => ({
  ...offerOf(goods),
  brandId: goods.brand_id,
  categoryId: goods.category_id,
  manufacturerName: goods.brand_name,
  description: goods.description,
  package: goods.package,
  imageUrl: webAddress(goods.icons),
  rohsStatus: upperCase(goods.rohs),
  lifecycleStatus: upperCase(goods.lifecycle),
  leadTimeWeeks: goods.lead_time_weeks,
  weightGrams: grams(goods.weight_mg),
  datasheetUrl: webAddress(goods.datasheet_url),
  parameters: goods.parameters.map(({ key, name, value, unit, display_value }) => ({
    key,
    name,
    value,
    unit,
    displayValue: display_value,
  })),
})

export const productDetailOf = (detail: GoodsDetail): ProductDetail => {
  const product = productOf(detail)
  return {
    product,
    packagingOptions: () => detail.variations.map((variation) => ({ ...product, ...offerOf(variation) })),
    aliases: () => detail.aliases.map(({ part_number, kind }) => ({ partNumber: part_number, kind: upperCase(kind) })),
  }
}

export const manufacturerOf = (manufacturer: Manufacturer): ResolversParentTypes['Manufacturer'] => ({
  id: globalId('Manufacturer', manufacturer.id),
  slug: manufacturer.slug,
  name: manufacturer.name,
  countryCode: manufacturer.country,
  description: manufacturer.description,
  productCount: manufacturer.goods_count,
})

type Match = NonNullable<SearchData['list'][number]['match']>

export const matchOf = ({ reason, text, ranges }: Match): ResolversParentTypes['SearchMatch'] => ({
  reason: upperCase(reason),
  text,
  ranges: ranges.map(([start, end]) => ({ start, end })),
})

export const facetsOf = (data: SearchData): ResolversParentTypes['SearchFacets'] => ({
  manufacturers: data.manufacturers.map(({ id, name, count }) => ({ id: globalId('Manufacturer', id), name, count })),
  categories: data.categories.map(({ id, name, count }) => ({ categoryId: id, name, count })),
  packagings: data.packagings.map(({ value, count }) => ({ packaging: upperCase(value), count })),
  lifecycleStatuses: data.lifecycles.map(({ value, count }) => ({ lifecycleStatus: upperCase(value), count })),
  inStockCount: data.in_stock_count,
  rohsCompliantCount: data.rohs_count,
  parameters: data.attributes.map(({ values, ...attribute }) => ({
    ...attribute,
    values: values.map(({ value, number, count }) => ({ displayValue: value, number, count })),
  })),
  isCapped: data.counts_capped,
})

export const readFilterOf = ({
  wd_without,
  ...filter
}: SearchData['read'][number]): ResolversParentTypes['ReadFilter'] => ({ ...filter, queryWithout: wd_without })

type Catalogue = typeof catalogue

export const suggestionOf = (
  suggestion: Data<Catalogue['searchOption']>[number],
): ResolversParentTypes['Suggestion'] => ({
  partNumber: suggestion.part_number,
  slug: suggestion.goods_page_url,
  manufacturerName: suggestion.brand_name,
})

export const floorOf = ({ floor, list }: Data<Catalogue['floorList']>[number]): ResolversParentTypes['Floor'] => ({
  kind: upperCase(floor),
  products: list.map(productOf),
})

export const bannerOf = (banner: Data<Catalogue['bannerList']>[number]): ResolversParentTypes['Banner'] => ({
  title: banner.title,
  text: banner.text,
  path: shopPath(banner.link),
  imageUrl: webAddress(banner.icons),
})

export const statisticsOf = (
  statistics: Data<Catalogue['categoryStat']>,
): ResolversParentTypes['CatalogueStatistics'] => ({
  partCount: statistics.part_count,
  inStockCount: statistics.in_stock_count,
  categoryCount: statistics.category_count,
  manufacturerCount: statistics.manufacturer_count,
})
