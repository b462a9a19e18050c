import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Deps, Route } from './route.ts'

const { catalogue, site } = contract

/** Public reads, which a replica may serve. All other endpoints use the primary: what belongs to a person, and what a buyer has just written. */
export const endpointsThatMayLag: ReadonlySet<Endpoint> = new Set<Endpoint>([
  catalogue.search,
  catalogue.searchOption,
  catalogue.bannerList,
  catalogue.floorList,
  catalogue.featureGoodsList,
  catalogue.categoryTree,
  catalogue.categoryStat,
  catalogue.manufacturers,
  catalogue.manufacturer,
  // Carts, quotes and orders read stock and prices themselves.
  catalogue.goodsDetail,
  catalogue.matchParts,
  catalogue.recommend,
  catalogue.relatedBlogs,
  catalogue.categoryList,
  catalogue.productNav,
  catalogue.brandSpecialList,
  catalogue.brandGoodsList,
  site.config,
  site.page,
  site.news,
  site.newsArticle,
  site.newsTags,
])

export const createRoutesWithReplica = <D extends Deps>(createRoutes: (deps: D) => Route[], deps: D): Route[] => {
  const routes = createRoutes(deps)
  if (!deps.replica) return routes
  const onReplica = createRoutes({ ...deps, db: deps.replica })
  return routes.map((route, index) => ({
    ...route,
    handlerThatMayLag: endpointsThatMayLag.has(route.endpoint) ? onReplica[index]?.handler : undefined,
  }))
}
