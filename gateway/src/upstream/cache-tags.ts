import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

const { catalogue, orders, payments, site } = contract

type Naming = {
  /** What every answer of the endpoint is about. */
  topics: readonly string[]
  /** What the `id` of each row names; rows name goods, makers and categories by themselves. */
  rows?: 'manufacturer' | 'article' | 'page'
}

/** By which tags the answers of an endpoint can be purged. */
export const tagTable: ReadonlyMap<Endpoint, Naming> = new Map<Endpoint, Naming>([
  [site.config, { topics: ['site'] }],
  [site.seo, { topics: ['site'] }],
  [site.page, { topics: ['site', 'page'], rows: 'page' }],
  [site.news, { topics: ['news'], rows: 'article' }],
  [site.newsArticle, { topics: ['news'], rows: 'article' }],
  [site.languages, { topics: ['site'] }],
  [site.newsTags, { topics: ['news'] }],
  [site.label, { topics: ['site'] }],
  [site.countries, { topics: ['site'] }],
  [site.options, { topics: ['site'] }],
  [orders.shipping, { topics: ['shipping'] }],
  [payments.methods, { topics: ['payment'] }],
  [payments.bankAccount, { topics: ['payment'] }],
  [catalogue.categoryTree, { topics: ['catalogue', 'category'] }],
  [catalogue.categoryStat, { topics: ['catalogue', 'category'] }],
  [catalogue.manufacturers, { topics: ['catalogue', 'manufacturer'], rows: 'manufacturer' }],
  [catalogue.manufacturer, { topics: ['catalogue', 'manufacturer'], rows: 'manufacturer' }],
  [catalogue.bannerList, { topics: ['home'] }],
  [catalogue.floorList, { topics: ['catalogue', 'home'] }],
  [catalogue.featureGoodsList, { topics: ['catalogue', 'home'] }],
  [catalogue.categoryList, { topics: ['catalogue', 'category'] }],
  [catalogue.productNav, { topics: ['catalogue', 'category', 'manufacturer'] }],
  [catalogue.brandSpecialList, { topics: ['catalogue', 'category', 'manufacturer'], rows: 'manufacturer' }],
  [catalogue.brandGoodsList, { topics: ['catalogue', 'manufacturer'] }],
  [catalogue.relatedBlogs, { topics: ['news'], rows: 'article' }],
  [catalogue.recommend, { topics: ['catalogue'] }],
  [catalogue.searchOption, { topics: ['catalogue', 'search'] }],
  [catalogue.search, { topics: ['catalogue', 'search'] }],
  [catalogue.goodsDetail, { topics: ['catalogue', 'product'] }],
])

const named: Record<string, string> = { goods_id: 'product', brand_id: 'manufacturer', category_id: 'category' }

const addRows = (value: unknown, rows: string | undefined, tags: Set<string>) => {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) addRows(each, rows, tags)
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    const kind = key === 'id' ? rows : named[key]
    if (kind && (typeof inner === 'number' || typeof inner === 'string')) tags.add(`${kind}:${inner}`)
    else addRows(inner, rows, tags)
  }
}

/** The topics of a public answer and everything that it shows by number. */
export const tagsOf = (endpoint: Endpoint, data: unknown): string[] => {
  const { topics = [], rows } = tagTable.get(endpoint) ?? {}
  const tags = new Set(topics)
  addRows(data, rows, tags)
  return [...tags]
}
