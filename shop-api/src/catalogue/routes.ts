import { failure } from '#http/failure.ts'
import { routes, type Deps } from '#http/route.ts'
import { createCatalogueService } from './service.ts'

const found = <T>(value: T | null): T => {
  if (value === null) throw failure('notFound')
  return value
}

const toPageRange = ({ page, limit }: { page: string; limit: string }) =>
  [(Number(page) - 1) * Number(limit), Number(limit)] as const

export const catalogueRoutes = ({ db }: Deps) => {
  const catalogue = createCatalogueService(db)
  return routes('catalogue', {
    search: ({ query, lang }) => catalogue.search(query, lang),
    searchOption: ({ query }) => catalogue.suggest(query.keyword),
    bannerList: ({ lang }) => catalogue.banners(lang),
    floorList: ({ lang }) => catalogue.homeSections(lang),
    featureGoodsList: ({ query, lang }) => catalogue.homeSection(query.floor, ...toPageRange(query), lang),
    categoryTree: async ({ lang }) => ({ category: await catalogue.tree(lang) }),
    categoryStat: ({ lang }) => catalogue.stat(lang),
    manufacturers: ({ query, lang }) =>
      query.ids === undefined
        ? catalogue.manufacturers(...toPageRange(query), lang)
        : catalogue.manufacturersByIds(query.ids.split(',').map(Number), lang),
    manufacturer: async ({ params, lang }) => found(await catalogue.manufacturer(params.id, lang)),
    goodsDetail: ({ query, lang }) => catalogue.goodsDetail(query, lang),
    categoryList: async ({ query, lang }) => found(await catalogue.branch(query.category, lang)),
    productNav: ({ query, lang }) => catalogue.productNav(Number(query.makers), lang),
    brandSpecialList: ({ query, lang }) => catalogue.lines(query, toPageRange(query), lang),
    brandGoodsList: async ({ query, lang }) => found(await catalogue.goodsOfBrand(query, toPageRange(query), lang)),
    relatedBlogs: async ({ params, lang }) => found(await catalogue.relatedBlogs(Number(params.id), lang)),
    recommend: async ({ params, lang }) => found(await catalogue.recommend(Number(params.id), lang)),
  })
}
