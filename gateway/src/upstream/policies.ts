import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

/** A response is fresh for `freshS` seconds; for `staleS` more it is served while a refresh runs. */
export type Lifetime = { freshS: number; staleS: number }

export type Policy = Lifetime & {
  topics: readonly string[]
  /** The kind of the `id` of each row; goods, manufacturers and categories have named ids. */
  rows?: 'manufacturer' | 'article' | 'page'
}

/** While the shop is down, the last response is served for this long. */
export const staleIfErrorS = 3600

const { catalogue, orders, payments, site } = contract

export const policies: ReadonlyMap<Endpoint, Policy> = new Map<Endpoint, Policy>([
  [site.config, { freshS: 300, staleS: 3600, topics: ['site'] }],
  [site.seo, { freshS: 300, staleS: 3600, topics: ['site'] }],
  [site.page, { freshS: 300, staleS: 3600, topics: ['site', 'page'], rows: 'page' }],
  [site.news, { freshS: 60, staleS: 300, topics: ['news'], rows: 'article' }],
  [site.newsArticle, { freshS: 60, staleS: 300, topics: ['news'], rows: 'article' }],
  [site.languages, { freshS: 300, staleS: 3600, topics: ['site'] }],
  [site.newsTags, { freshS: 60, staleS: 300, topics: ['news'] }],
  [site.label, { freshS: 300, staleS: 3600, topics: ['site'] }],
  [site.countries, { freshS: 3600, staleS: 86_400, topics: ['site'] }],
  [site.options, { freshS: 300, staleS: 3600, topics: ['site'] }],
  [orders.shipping, { freshS: 300, staleS: 3600, topics: ['shipping'] }],
  [payments.methods, { freshS: 300, staleS: 3600, topics: ['payment'] }],
  [payments.bankAccount, { freshS: 300, staleS: 3600, topics: ['payment'] }],
  [catalogue.categoryTree, { freshS: 300, staleS: 3600, topics: ['catalogue', 'category'] }],
  [catalogue.categoryStat, { freshS: 300, staleS: 3600, topics: ['catalogue', 'category'] }],
  [catalogue.manufacturers, { freshS: 300, staleS: 600, topics: ['catalogue', 'manufacturer'], rows: 'manufacturer' }],
  [catalogue.manufacturer, { freshS: 300, staleS: 600, topics: ['catalogue', 'manufacturer'], rows: 'manufacturer' }],
  [catalogue.bannerList, { freshS: 60, staleS: 300, topics: ['home'] }],
  [catalogue.floorList, { freshS: 60, staleS: 60, topics: ['catalogue', 'home'] }],
  [catalogue.featureGoodsList, { freshS: 60, staleS: 60, topics: ['catalogue', 'home'] }],
  [catalogue.categoryList, { freshS: 300, staleS: 3600, topics: ['catalogue', 'category'] }],
  [catalogue.productNav, { freshS: 300, staleS: 3600, topics: ['catalogue', 'category', 'manufacturer'] }],
  [
    catalogue.brandSpecialList,
    { freshS: 300, staleS: 600, topics: ['catalogue', 'category', 'manufacturer'], rows: 'manufacturer' },
  ],
  [catalogue.brandGoodsList, { freshS: 60, staleS: 60, topics: ['catalogue', 'manufacturer'] }],
  [catalogue.relatedBlogs, { freshS: 60, staleS: 300, topics: ['news'], rows: 'article' }],
  [catalogue.recommend, { freshS: 60, staleS: 60, topics: ['catalogue'] }],
  [catalogue.searchOption, { freshS: 30, staleS: 30, topics: ['catalogue', 'search'] }],
  [catalogue.search, { freshS: 15, staleS: 15, topics: ['catalogue', 'search'] }],
  [catalogue.goodsDetail, { freshS: 10, staleS: 10, topics: ['catalogue', 'product'] }],
])
