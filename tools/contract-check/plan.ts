import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { z } from 'zod'

const { account, cart, catalogue, orders, payments, rfq, site } = contract

/** What earlier answers have told, for the questions after them. */
export type Samples = {
  goodsId?: string
  goodsSlug?: string
  manufacturerId?: string
  category?: string
  manufacturer?: string
  article?: string
  order?: string
  rfq?: string
}

export type Question = { params?: Record<string, string>; query?: Record<string, string> }

const cases = <K extends keyof Samples>(name: K, ask: (sample: string) => Question) => ({ name, ask })
type Read = { endpoint: Endpoint; ask: Question | ReturnType<typeof cases> }

const read = (endpoint: Endpoint, ask: Read['ask'] = {}): Read => ({ endpoint, ask })

/** Every read of the contract, what is learnt from before what needs it. */
export const reads: readonly Read[] = [
  read(catalogue.search, { query: { limit: '20' } }),
  read(catalogue.categoryTree),
  read(catalogue.manufacturers, { query: { limit: '20' } }),
  read(site.news),
  read(orders.list),
  read(rfq.list),
  read(catalogue.goodsDetail, cases('goodsSlug', (slug) => ({ query: { urls: slug } }))),
  read(catalogue.recommend, cases('goodsId', (id) => ({ params: { id } }))),
  read(catalogue.relatedBlogs, cases('goodsId', (id) => ({ params: { id } }))),
  read(catalogue.manufacturer, cases('manufacturer', (id) => ({ params: { id } }))),
  read(catalogue.brandGoodsList, cases('manufacturer', (manufacturer) => ({ query: { manufacturer } }))),
  read(catalogue.categoryList, cases('category', (category) => ({ query: { category } }))),
  read(catalogue.searchOption, { query: { keyword: 'a' } }),
  read(catalogue.bannerList),
  read(catalogue.floorList),
  read(catalogue.featureGoodsList),
  read(catalogue.categoryStat),
  read(catalogue.productNav),
  read(catalogue.brandSpecialList, { query: { kind: 'line_card' } }),
  read(cart.lists),
  read(cart.count),
  read(orders.shipping),
  read(orders.detail, cases('order', (id) => ({ params: { id } }))),
  read(payments.methods),
  read(payments.bankAccount),
  read(payments.paypalToken),
  read(rfq.detail, cases('rfq', (rfq_no) => ({ query: { rfq_no } }))),
  read(account.profileInfo),
  read(account.addressList),
  read(site.config),
  read(site.seo, { query: { page: 'home' } }),
  read(site.page, { params: { id: 'privacy-policy' } }),
  read(site.newsArticle, cases('article', (id) => ({ params: { id } }))),
  read(site.newsTags),
  read(site.label, { query: { group: 'stats' } }),
  read(site.countries),
  read(site.options),
  read(site.languages),
  read(site.captchaGet, { query: { purpose: 'rfq' } }),
]

/** What a sample is called where none was found. */
export const sampleNames: Record<keyof Samples, string> = {
  goodsId: 'part',
  goodsSlug: 'part',
  manufacturerId: 'manufacturer',
  category: 'category',
  manufacturer: 'manufacturer',
  article: 'article',
  order: 'order',
  rfq: 'request for quotation',
}

const firstOf = <S extends z.ZodType>(row: S) => z.object({ list: z.tuple([row]).rest(z.unknown()) })

const lessons: [Endpoint, (data: unknown) => Samples | undefined][] = [
  [
    catalogue.search,
    (data) => {
      const [row] = firstOf(z.object({ goods_id: z.int(), goods_page_url: z.string() })).safeParse(data).data?.list ?? []
      return row && { goodsId: `${row.goods_id}`, goodsSlug: row.goods_page_url }
    },
  ],
  [
    catalogue.categoryTree,
    (data) => {
      const shape = z.object({ category: z.tuple([z.object({ category_page_url: z.string() })]).rest(z.unknown()) })
      const [row] = shape.safeParse(data).data?.category ?? []
      return row && { category: row.category_page_url }
    },
  ],
  [
    catalogue.manufacturers,
    (data) => {
      const [row] = firstOf(z.object({ slug: z.string() })).safeParse(data).data?.list ?? []
      return row && { manufacturer: row.slug }
    },
  ],
  [
    site.news,
    (data) => {
      const [row] = firstOf(z.object({ slug: z.string() })).safeParse(data).data?.list ?? []
      return row && { article: row.slug }
    },
  ],
  [
    orders.list,
    (data) => {
      const [row] = firstOf(z.object({ order_no: z.string() })).safeParse(data).data?.list ?? []
      return row && { order: row.order_no }
    },
  ],
  [
    rfq.list,
    (data) => {
      const [row] = firstOf(z.object({ rfq_no: z.string() })).safeParse(data).data?.list ?? []
      return row && { rfq: row.rfq_no }
    },
  ],
]
