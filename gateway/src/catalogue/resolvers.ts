import { contract } from '@partgate/schema/shop-api/contract.ts'
import { argument } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { rowIdOf } from '../ids.ts'
import type { CategoryModel } from '../models.ts'
import { nodeConnectionOf, readStretch, rowsOf, stretchOf } from '../pages.ts'
import { newsArticleOf } from '../site/index.ts'
import { lookAhead } from './look-ahead.ts'
import { categoryBranch, floor, manufacturerLine, manufacturerLines, productMenu, productsOf } from './lines.ts'
import { bannerOf, floorOf, manufacturerOf, productOf, statisticsOf, suggestionOf } from './normalize.ts'
import { priceFor } from './price.ts'
import { search } from './search.ts'

const shop = contract.catalogue

/** Nothing lies above or below a category that the tree does not know. */
const placeOf = async ({ slug }: CategoryModel, { categories }: GatewayContext['loaders']) =>
  (await categories()).bySlug.get(slug) ?? { children: [], ancestors: [] }

export const catalogueResolvers: Resolvers = {
  Query: {
    product: async (_, { slug }, { loaders }) => (await loaders.productBySlug(slug))?.product ?? null,
    search: (_, args, context, info) => search(context, args, info),
    suggestions: async (_, args, { upstream }) => {
      const keyword = argument('keyword', shop.searchOption.query.shape.keyword, args.keyword.trim())
      return (await upstream.call(shop.searchOption, { query: { keyword } })).map(suggestionOf)
    },
    categories: async (_, _args, { loaders }) => (await loaders.categories()).roots,
    category: (_, { slug }, { loaders }) => loaders.categoryBySlug(slug),
    manufacturer: (_, { slug }, { loaders }) => loaders.manufacturerBySlug(slug),
    manufacturers: async (_, args, { upstream }) => {
      const stretch = stretchOf(args)
      const { head, rows } = await readStretch(stretch, (query) => upstream.call(shop.manufacturers, { query }))
      return nodeConnectionOf(stretch, rows.map(manufacturerOf), head.total)
    },
    floor: (_, args, context) => floor(context, args),
    categoryBranch: (_, { slug }, context) => categoryBranch(context, slug),
    productMenu: (_, { makers }, context) => productMenu(context, makers ?? 6),
    manufacturerLines: (_, args, context) => manufacturerLines(context, args),
    manufacturerLine: (_, { kind, slug }, context) => manufacturerLine(context, kind, slug),
    floors: async (_, _args, context, info) => {
      const floors = (await context.upstream.call(shop.floorList)).map(floorOf)
      await lookAhead(
        context,
        info,
        floors.flatMap(({ products }) => products),
      )
      return floors
    },
    featuredProducts: async (_, args, context, info) => {
      const limit = `${rowsOf(args.first)}`
      const { list } = await context.upstream.call(shop.featureGoodsList, { query: { limit } })
      const products = list.map(productOf)
      await lookAhead(context, info, products)
      return products
    },
    banners: async (_, _args, { upstream }) => (await upstream.call(shop.bannerList)).map(bannerOf),
    catalogueStatistics: async (_, _args, { upstream }) => statisticsOf(await upstream.call(shop.categoryStat)),
  },
  Product: {
    manufacturer: ({ brandId }, _, { loaders }) => loaders.manufacturerById(brandId),
    category: ({ categoryId }, _, { loaders }) => loaders.categoryById(categoryId),
    priceFor: (product, { quantity }) => priceFor(product, quantity ?? product.minimumOrderQuantity),
    packagingOptions: async ({ goodsId }, _, { loaders }) =>
      (await loaders.productById(goodsId))?.packagingOptions() ?? null,
    aliases: async ({ goodsId }, _, { loaders }) => (await loaders.productById(goodsId))?.aliases() ?? null,
    substitutes: async ({ goodsId }, _, { loaders }) =>
      (await loaders.recommendations(goodsId)).substitutes.map(({ reason, goods }) => ({
        reason,
        product: productOf(goods),
      })),
    recommendations: async ({ goodsId }, _, { loaders }) =>
      (await loaders.recommendations(goodsId)).recommended.map(productOf),
    relatedArticles: async ({ goodsId }, _, { upstream }) =>
      (await upstream.call(shop.relatedBlogs, { params: { id: `${goodsId}` } })).map(newsArticleOf),
  },
  Manufacturer: {
    products: ({ slug }, args, context) => productsOf(context, slug, args),
  },
  Category: {
    children: (category, _, { loaders }) =>
      category.children ?? placeOf(category, loaders).then(({ children }) => children),
    ancestors: (category, _, { loaders }) =>
      category.ancestors ?? placeOf(category, loaders).then(({ ancestors }) => ancestors),
  },
  CategoryFacet: {
    category: ({ categoryId }, _, { loaders }) => loaders.categoryById(categoryId),
  },
}

type Fetch<T> = (raw: string, context: GatewayContext) => Promise<T | null>

const byRowId =
  <T>(fetch: (rowId: number, context: GatewayContext) => Promise<T | null | undefined>): Fetch<T> =>
  async (raw, context) => {
    const rowId = rowIdOf(raw)
    return rowId === null ? null : ((await fetch(rowId, context)) ?? null)
  }

/** Fetches objects of this domain by what their global ids hold. */
export const catalogueNodes = {
  Product: byRowId(async (rowId, { loaders }) => (await loaders.productById(rowId))?.product),
  Category: byRowId(async (rowId, { loaders }) => (await loaders.categories()).byId.get(rowId)),
  Manufacturer: byRowId(async (rowId, { loaders }) => loaders.manufacturerById(rowId)),
}
