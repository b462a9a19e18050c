import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

/** An answer is fresh for `freshS` seconds; for `staleS` more it is served while a new one is fetched. */
export type Lifetime = { freshS: number; staleS: number }

/** While the shop is down, the last answer is served for so long. */
export const staleIfErrorS = 3600

const { catalogue, orders, payments, site } = contract

/** How long each public answer lives, per language. */
export const lifetimes: ReadonlyMap<Endpoint, Lifetime> = new Map<Endpoint, Lifetime>([
  [site.config, { freshS: 300, staleS: 3600 }],
  [site.seo, { freshS: 300, staleS: 3600 }],
  [site.page, { freshS: 300, staleS: 3600 }],
  [site.news, { freshS: 60, staleS: 300 }],
  [site.newsArticle, { freshS: 60, staleS: 300 }],
  [site.languages, { freshS: 300, staleS: 3600 }],
  [site.newsTags, { freshS: 60, staleS: 300 }],
  [site.label, { freshS: 300, staleS: 3600 }],
  [site.countries, { freshS: 3600, staleS: 86_400 }],
  [site.options, { freshS: 300, staleS: 3600 }],
  [orders.shipping, { freshS: 300, staleS: 3600 }],
  [payments.methods, { freshS: 300, staleS: 3600 }],
  [payments.bankAccount, { freshS: 300, staleS: 3600 }],
  [catalogue.categoryTree, { freshS: 300, staleS: 3600 }],
  [catalogue.categoryStat, { freshS: 300, staleS: 3600 }],
  [catalogue.manufacturers, { freshS: 300, staleS: 600 }],
  [catalogue.manufacturer, { freshS: 300, staleS: 600 }],
  [catalogue.bannerList, { freshS: 60, staleS: 300 }],
  [catalogue.floorList, { freshS: 60, staleS: 60 }],
  [catalogue.featureGoodsList, { freshS: 60, staleS: 60 }],
  [catalogue.categoryList, { freshS: 300, staleS: 3600 }],
  [catalogue.productNav, { freshS: 300, staleS: 3600 }],
  [catalogue.brandSpecialList, { freshS: 300, staleS: 600 }],
  [catalogue.brandGoodsList, { freshS: 60, staleS: 60 }],
  [catalogue.relatedBlogs, { freshS: 60, staleS: 300 }],
  [catalogue.recommend, { freshS: 60, staleS: 60 }],
  [catalogue.searchOption, { freshS: 30, staleS: 30 }],
  [catalogue.search, { freshS: 15, staleS: 15 }],
  [catalogue.goodsDetail, { freshS: 10, staleS: 10 }],
])
