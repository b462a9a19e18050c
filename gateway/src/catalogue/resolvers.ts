import { contract } from '@partgate/schema/shop-api/contract.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type { ProductBy, Resolvers } from '../generated/resolvers.ts'
import { parseRowId, parseRowIdArgument } from '../graphql/ids.ts'
import type { CategoryModel } from '../models.ts'
import { toNodeConnection, fetchPageRange, parseRowCount, parsePageRange } from '../graphql/pages.ts'
import { toNewsArticle } from '../site/index.ts'
import { suggestCategories } from './category-suggestions.ts'
import { lookAhead } from './look-ahead.ts'
import {
  loadCategoryBranch,
  loadHomeSection,
  loadManufacturerLine,
  loadManufacturerLines,
  loadProductMenu,
  loadManufacturerProducts,
} from './lines.ts'
import { toBanner, toHomeSection, toManufacturer, toProduct, toStatistics, toSuggestion } from './normalize.ts'
import { matchParts, partMatchResolvers } from './part-match.ts'
import { calculatePrice } from './price.ts'
import { search } from './search.ts'
import { productPath, toPageUrl } from '@partgate/schema/pages.ts'

const shop = contract.catalogue

const findPath = async ({ slug }: CategoryModel, { categoryBySlug }: GatewayContext['loaders']) =>
  (await categoryBySlug(slug)) ?? { children: [], ancestors: [] }

const findProduct = async ({ loaders }: GatewayContext, { id, slug, part }: ProductBy) => {
  if (part) return loaders.productByPart(part)
  const detail = id
    ? await loaders.productById(parseRowIdArgument('Product', 'by.id', id))
    : await loaders.productBySlug(slug ?? '')
  return detail?.product ?? null
}

export const catalogueResolvers: Resolvers = {
  Query: {
    product: (_, { by }, context) => findProduct(context, by),
    matchParts: (_, args, context, info) => matchParts(context, args, info),
    search: (_, args, context, info) => search(context, args, info),
    suggestions: async (_, args, { upstream }) => {
      const keyword = parseArgument('query', shop.searchOption.query.shape.keyword, args.query.trim())
      return (await upstream.request(shop.searchOption, { query: { keyword } })).map(toSuggestion)
    },
    categorySuggestions: async (_, args, { loaders }) => {
      const keyword = parseArgument('query', shop.searchOption.query.shape.keyword, args.query.trim())
      return suggestCategories(keyword, (await loaders.categories()).byId.values())
    },
    categories: async (_, _args, { loaders }) => (await loaders.categories()).roots,
    category: (_, { slug }, { loaders }) => loaders.categoryBySlug(slug),
    manufacturer: (_, { slug }, { loaders }) => loaders.manufacturerBySlug(slug),
    manufacturers: async (_, args, { upstream }) => {
      const range = parsePageRange(args)
      const found = await fetchPageRange(range, (query) => upstream.request(shop.manufacturers, { query }))
      return toNodeConnection(found, found.rows.map(toManufacturer))
    },
    homeSection: (_, args, context) => loadHomeSection(context, args),
    categoryBranch: (_, { slug }, context) => loadCategoryBranch(context, slug),
    productMenu: (_, args, context) => loadProductMenu(context, args.manufacturersPerSection ?? 6),
    manufacturerLines: (_, args, context) => loadManufacturerLines(context, args),
    manufacturerLine: (_, { kind, slug }, context) => loadManufacturerLine(context, kind, slug),
    homeSections: async (_, _args, context, info) => {
      const sections = (await context.upstream.request(shop.floorList)).map(toHomeSection)
      await lookAhead(
        context,
        info,
        sections.flatMap(({ products }) => products),
      )
      return sections
    },
    featuredProducts: async (_, args, context, info) => {
      const limit = `${parseRowCount(args.first)}`
      const { list } = await context.upstream.request(shop.featureGoodsList, { query: { limit } })
      const products = list.map(toProduct)
      await lookAhead(context, info, products)
      return products
    },
    banners: async (_, _args, { upstream }) => (await upstream.request(shop.bannerList)).map(toBanner),
    catalogStatistics: async (_, _args, { upstream }) => toStatistics(await upstream.request(shop.categoryStat)),
  },
  Product: {
    url: ({ slug }, _, { siteUrl, caller }) => toPageUrl(siteUrl, caller.locale, productPath(slug)),
    manufacturer: ({ brandId }, _, { loaders }) => loaders.manufacturerById(brandId),
    category: ({ categoryId }, _, { loaders }) => loaders.categoryById(categoryId),
    priceFor: (product, { quantity }) => calculatePrice(product, quantity ?? product.minimumOrderQuantity),
    packagingOptions: async ({ goodsId }, _, { loaders }) =>
      (await loaders.productById(goodsId))?.packagingOptions() ?? null,
    aliases: async ({ goodsId }, _, { loaders }) => (await loaders.productById(goodsId))?.aliases() ?? null,
    substitutes: async ({ goodsId }, _, { loaders }) =>
      (await loaders.recommendations(goodsId)).substitutes.map(({ reason, goods }) => ({
        reason,
        product: toProduct(goods),
      })),
    recommendations: async ({ goodsId }, _, { loaders }) =>
      (await loaders.recommendations(goodsId)).recommended.map(toProduct),
    relatedArticles: async ({ goodsId }, _, { upstream }) =>
      (await upstream.request(shop.relatedBlogs, { params: { id: `${goodsId}` } })).map(toNewsArticle),
  },
  Manufacturer: {
    products: ({ slug }, args, context) => loadManufacturerProducts(context, slug, args),
  },
  Category: {
    children: (category, _, { loaders }) =>
      category.children ?? findPath(category, loaders).then(({ children }) => children),
    ancestors: (category, _, { loaders }) =>
      category.ancestors ?? findPath(category, loaders).then(({ ancestors }) => ancestors),
  },
  PartMatch: partMatchResolvers,
  CategoryFacet: {
    category: ({ categoryId }, _, { loaders }) => loaders.categoryById(categoryId),
  },
}

type Fetch<T> = (raw: string, context: GatewayContext) => Promise<T | null>

const byRowId =
  <T>(fetch: (rowId: number, context: GatewayContext) => Promise<T | null | undefined>): Fetch<T> =>
  async (raw, context) => {
    const rowId = parseRowId(raw)
    return rowId === null ? null : ((await fetch(rowId, context)) ?? null)
  }

export const catalogueNodes = {
  Product: byRowId(async (rowId, { loaders }) => (await loaders.productById(rowId))?.product),
  Category: byRowId(async (rowId, { loaders }) => loaders.categoryById(rowId)),
  Manufacturer: byRowId(async (rowId, { loaders }) => loaders.manufacturerById(rowId)),
}
