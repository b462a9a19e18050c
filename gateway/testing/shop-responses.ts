import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { locales } from '@partgate/schema/locales.ts'
import type { AnswerEndpoint } from './shop-request.ts'
import { addOrderResponses } from './order-responses.ts'
import { makeSavedAddress } from './order-data.ts'
import { Refusal } from './refusal.ts'
import {
  makeCartData,
  sharedCart,
  makeDetail,
  makeGoods,
  makeManufacturer,
  news,
  page,
  profile,
  makeSearchData,
  siteConfig,
  statistics,
  tree,
} from './shop-data.ts'

const { account, cart, catalogue, site } = contract
const shopSize = 45

const numbersIn = (text: string | undefined) => (text ? text.split(',').map(Number) : [])
const emailIn = (body: unknown) => z.object({ email: z.string() }).parse(body)

export const addDefaultResponses = ({ answer }: { answer: AnswerEndpoint }) => {
  answer(catalogue.search, ({ query }) => makeSearchData(Number(query['page'] ?? 1), Number(query['limit'] ?? 20)))
  answer(catalogue.searchOption, () => [{ part_number: 'PART-1', goods_page_url: 'part-1', brand_name: 'Brand 2' }])
  answer(catalogue.bannerList, () => [{ id: 1, title: 'New', text: 'Parts.', link: '/s?wd=10k', icons: null }])
  answer(catalogue.floorList, () => [{ floor: 'hot_sale' as const, list: [makeGoods(1), makeGoods(2)] }])
  answer(catalogue.featureGoodsList, ({ query }) => ({
    total: shopSize,
    list: Array.from({ length: Number(query['limit']) }, (_, index) => makeGoods(index + 1)),
  }))
  answer(catalogue.categoryTree, () => ({ category: tree }))
  answer(catalogue.categoryStat, () => statistics)
  answer(catalogue.manufacturers, ({ query }) => {
    const ids = query['ids'] ? numbersIn(query['ids']) : [1, 2, 3, 4, 5]
    return { total: 5, list: ids.slice(0, Number(query['limit'])).map(makeManufacturer) }
  })
  answer(catalogue.manufacturer, ({ params }) => {
    const id = Number(params['id']?.replace('brand-', ''))
    return id <= 5 ? makeManufacturer(id) : new Refusal(codes.notFound, 'Not found.')
  })
  answer(catalogue.goodsDetail, ({ query }) => {
    const slugs = (query['urls'] ?? '').split(',').map((slug) => Number(slug.replace('part-', '')))
    return (query['ids'] ? numbersIn(query['ids']) : slugs).filter((n) => n <= shopSize).map(makeDetail)
  })
  answer(catalogue.recommend, () => ({
    substitutes: [{ reason: 'Same value, wider temperature range', goods: makeGoods(7) }],
    recommended: [makeGoods(8), makeGoods(9)],
  }))

  answer(catalogue.relatedBlogs, () => news)
  answer(catalogue.categoryList, () => ({ path: tree, list: tree[0]?.children ?? [] }))
  answer(catalogue.productNav, () =>
    tree.map((top) => ({ ...top, manufacturers: [{ id: 1, name: 'Brand 1', slug: 'brand-1' }] })),
  )
  answer(catalogue.brandSpecialList, ({ query }) => ({
    total: 2,
    list: [1, 2].slice(0, Number(query['limit'])).map((id) => ({
      ...makeManufacturer(id),
      kinds: ['line_card' as const],
      summary: 'Resistors.',
      categories: tree,
    })),
  }))
  answer(catalogue.brandGoodsList, () => ({ total: 2, total_capped: false, list: [makeGoods(1), makeGoods(6)] }))

  answer(cart.lists, () => makeCartData())
  answer(cart.count, () => ({ count: 1 }))
  answer(cart.addMany, () => ({ ...makeCartData(), refused: [] }))
  for (const change of [cart.add, cart.addMinus, cart.selected, cart.delete, cart.save, cart.unsave, cart.deleteSaved])
    answer(change, () => makeCartData())
  answer(cart.share, () => ({ token: 'a-secret-of-a-shared-cart', expires_at: '2026-12-22T10:00:00.000Z' }))
  answer(cart.shared, () => sharedCart)

  for (const mailed of [account.register, account.resend]) answer(mailed, ({ body }) => emailIn(body))
  answer(account.active, () => ({ email: profile.email }))
  answer(account.login, () => ({ token: 'secret-session-token-1', expire: Math.floor(Date.now() / 1000) + 86_400 }))
  answer(account.logout, () => ({}))
  answer(account.profileInfo, ({ headers }) =>
    headers.authorization ? profile : new Refusal(codes.sessionEnded, 'Please sign in.'),
  )

  answer(account.profileModify, ({ body }) => ({ ...profile, ...(body as object) }))
  answer(account.changePassword, () => ({}))
  answer(account.forgot, ({ body }) => emailIn(body))
  for (const reset of [account.resetVerify, account.resetPassword]) answer(reset, () => ({ email: profile.email }))
  answer(account.addressList, () => [makeSavedAddress(1), makeSavedAddress(2)])
  for (const change of [account.addressAdd, account.addressModify])
    answer(change, ({ params }) => ({
      id: Number(params['id'] ?? 2),
      list: [makeSavedAddress(1), makeSavedAddress(2)],
    }))
  answer(account.addressDelete, () => ({ list: [makeSavedAddress(1)] }))

  addOrderResponses({ answer })

  answer(site.newsTags, () => [{ id: 1, name: 'Guide', count: 3 }])
  answer(site.label, () => [{ key: 'history', title: '37', text: 'Years of history' }])
  answer(site.countries, () => [{ code: 'GB', name: 'United Kingdom', calling_code: '44' }])
  answer(site.options, () => ({
    feedback_type: { 2: 'A complaint', 1: 'A question' },
    meeting_topic: { 1: 'A project' },
    job_title: { 1: 'Engineer' },
  }))
  answer(site.captchaGet, () => ({
    captcha_id: 'c'.repeat(43),
    expires_at: '2026-11-21T08:05:00Z',
    image: 'data:image/svg+xml;base64,PHN2Zy8+',
    work: null,
  }))
  answer(site.captchaCheck, () => ({ captcha_token: 't'.repeat(43) }))
  for (const message of [site.feedback, site.subscribe, site.scheduleMeeting]) answer(message, () => ({}))

  answer(site.config, () => siteConfig)
  answer(site.seo, ({ query }) => ({ title: `Title of ${query['page']}`, keyword: 'a,b', description: 'D' }))
  answer(site.page, ({ params }) => (params['id'] === 'refund' ? page : new Refusal(codes.notFound, 'Not found.')))
  answer(site.news, ({ query }) => ({ total: 3, list: news.slice(0, Number(query['limit'])) }))
  answer(site.newsArticle, ({ params }) => {
    const article = news.find(({ id, slug }) => [`${id}`, slug].includes(params['id'] ?? ''))
    return article ? { ...article, sections: page.sections } : new Refusal(codes.notFound, 'Not found.')
  })
  answer(site.languages, () => locales.map(({ code, name }) => ({ lang: code, name, icon: '' })))
}
