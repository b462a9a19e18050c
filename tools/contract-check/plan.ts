import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { getValueAt } from './difference.ts'

const { account, cart, catalogue, orders, payments, rfq, site } = contract

/** Values from earlier responses that later requests need. */
export type Samples = {
  goodsId?: string
  goodsSlug?: string
  category?: string
  manufacturer?: string
  article?: string
  order?: string
  rfq?: string
  partsList?: string
}

export type RequestOptions = { params?: Record<string, string>; query?: Record<string, string> }

type About = { about: keyof Samples; ask: (sample: string) => RequestOptions }
type Read = { endpoint: Endpoint; ask: RequestOptions | About }

const about = (sample: keyof Samples, ask: About['ask']): About => ({ about: sample, ask })
const read = (endpoint: Endpoint, ask: RequestOptions | About = {}): Read => ({ endpoint, ask })

/** Each request follows the requests whose values it needs. */
export const reads: readonly Read[] = [
  read(catalogue.search, { query: { limit: '20' } }),
  read(catalogue.categoryTree),
  read(catalogue.manufacturers, { query: { limit: '20' } }),
  read(site.news, { query: { limit: '20' } }),
  read(orders.list),
  read(rfq.list),
  read(rfq.partsLists),
  read(
    catalogue.goodsDetail,
    about('goodsSlug', (slug) => ({ query: { urls: slug } })),
  ),
  read(
    catalogue.recommend,
    about('goodsId', (id) => ({ params: { id } })),
  ),
  read(
    catalogue.relatedBlogs,
    about('goodsId', (id) => ({ params: { id } })),
  ),
  read(
    catalogue.manufacturer,
    about('manufacturer', (id) => ({ params: { id } })),
  ),
  read(
    catalogue.brandGoodsList,
    about('manufacturer', (manufacturer) => ({ query: { manufacturer } })),
  ),
  read(
    catalogue.categoryList,
    about('category', (category) => ({ query: { category } })),
  ),
  read(catalogue.searchOption, { query: { keyword: 'a' } }),
  read(catalogue.bannerList),
  read(catalogue.floorList),
  read(catalogue.featureGoodsList, { query: { limit: '20' } }),
  read(catalogue.categoryStat),
  read(catalogue.productNav),
  read(catalogue.brandSpecialList, { query: { kind: 'line_card', limit: '20' } }),
  read(cart.lists),
  read(cart.count),
  read(orders.shipping),
  read(
    orders.detail,
    about('order', (id) => ({ params: { id } })),
  ),
  read(payments.methods),
  read(payments.bankAccount),
  read(payments.paypalToken),
  read(
    rfq.detail,
    about('rfq', (rfq_no) => ({ query: { rfq_no } })),
  ),
  read(
    rfq.partsList,
    about('partsList', (id) => ({ query: { id } })),
  ),
  read(account.profileInfo),
  read(account.addressList),
  read(site.config),
  read(site.seo, { query: { page: 'home' } }),
  read(site.page, { params: { id: 'privacy-policy' } }),
  read(
    site.newsArticle,
    about('article', (id) => ({ params: { id } })),
  ),
  read(site.newsTags),
  read(site.label, { query: { group: 'purchase' } }),
  read(site.countries),
  read(site.options),
  read(site.languages),
  read(site.captchaGet, { query: { purpose: 'rfq' } }),
]

export const sampleNames: Record<keyof Samples, string> = {
  goodsId: 'part',
  goodsSlug: 'part',
  category: 'category',
  manufacturer: 'manufacturer',
  article: 'article',
  order: 'order',
  rfq: 'request for a quote',
  partsList: 'saved parts list',
}

type SamplePaths = { [Name in keyof Samples]: (string | number)[] }

const samplePaths = new Map<Endpoint, SamplePaths>([
  [catalogue.search, { goodsId: ['list', 0, 'goods_id'], goodsSlug: ['list', 0, 'goods_page_url'] }],
  [catalogue.categoryTree, { category: ['category', 0, 'category_page_url'] }],
  [catalogue.manufacturers, { manufacturer: ['list', 0, 'slug'] }],
  [site.news, { article: ['list', 0, 'slug'] }],
  [orders.list, { order: ['list', 0, 'order_no'] }],
  [rfq.list, { rfq: ['list', 0, 'rfq_no'] }],
  [rfq.partsLists, { partsList: ['list', 0, 'id'] }],
])

/** Also reads data that breaks the contract elsewhere. */
export const collectSamples = (endpoint: Endpoint, data: unknown): Samples => {
  const found = Object.entries(samplePaths.get(endpoint) ?? {}).map(([name, path]) => [name, getValueAt(data, path)])
  const usable = found.filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(usable.map(([name, value]) => [name, String(value)]))
}
