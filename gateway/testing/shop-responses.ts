import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { locales } from '@partgate/schema/locales.ts'
import { partQueries } from '@partgate/schema/shop-api/part-match.ts'
import type { SetResponse } from './shop-request.ts'
import { addOrderResponses } from './order-responses.ts'
import { makeSavedAddress } from './order-data.ts'
import { Refusal } from './refusal.ts'
import {
  makeCartData,
  sharedCart,
  makeDetail,
  makeGoods,
  makePartMatch,
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

export const addDefaultResponses = ({ respond }: { respond: SetResponse }) => {
  respond(catalogue.search, ({ query }) => makeSearchData(Number(query['page'] ?? 1), Number(query['limit'] ?? 20)))
  respond(catalogue.searchOption, () => [{ part_number: 'PART-1', goods_page_url: 'part-1', brand_name: 'Brand 2' }])
  respond(catalogue.bannerList, () => [{ id: 1, title: 'New', text: 'Parts.', link: '/s?wd=10k', icons: null }])
  respond(catalogue.floorList, () => [{ floor: 'hot_sale' as const, list: [makeGoods(1), makeGoods(2)] }])
  respond(catalogue.featureGoodsList, ({ query }) => ({
    total: shopSize,
    list: Array.from({ length: Number(query['limit']) }, (_, index) => makeGoods(index + 1)),
  }))
  respond(catalogue.categoryTree, () => ({ category: tree }))
  respond(catalogue.categoryStat, () => statistics)
  respond(catalogue.manufacturers, ({ query }) => {
    const ids = query['ids'] ? numbersIn(query['ids']) : [1, 2, 3, 4, 5]
    return { total: 5, list: ids.slice(0, Number(query['limit'])).map(makeManufacturer) }
  })
  respond(catalogue.manufacturer, ({ params }) => {
    const id = Number(params['id']?.replace('brand-', ''))
    return id <= 5 ? makeManufacturer(id) : new Refusal(codes.notFound, 'Not found.')
  })
  respond(catalogue.goodsDetail, ({ query }) => {
    const slugs = (query['urls'] ?? '').split(',').map((slug) => Number(slug.replace('part-', '')))
    return (query['ids'] ? numbersIn(query['ids']) : slugs).filter((n) => n <= shopSize).map(makeDetail)
  })
  respond(catalogue.matchParts, ({ body }) => ({
    rows: partQueries.parse(body).parts.map(({ part_numbers: [number = ''] }) => {
      const n = Number(number.replace('PART-', ''))
      return n <= shopSize
        ? makePartMatch({
            verdict: 'exact',
            reason: 'same_number',
            matched_number: number,
            goods: makeGoods(n),
            candidates: [{ reason: 'packaging', goods: makeGoods(n + 1000), differences: [] }],
          })
        : makePartMatch({
            verdict: 'suggestion',
            reason: 'misspelling',
            matched_number: number,
            candidates: [{ reason: 'misspelling', goods: makeGoods(9), differences: [] }],
          })
    }),
    refused: [],
  }))
  respond(catalogue.recommend, () => ({
    substitutes: [{ reason: 'Same value, wider temperature range', goods: makeGoods(7) }],
    recommended: [makeGoods(8), makeGoods(9)],
  }))

  respond(catalogue.relatedBlogs, () => news)
  respond(catalogue.categoryList, () => ({ path: tree, list: tree[0]?.children ?? [] }))
  respond(catalogue.productNav, () =>
    tree.map((top) => ({ ...top, manufacturers: [{ id: 1, name: 'Brand 1', slug: 'brand-1' }] })),
  )
  respond(catalogue.brandSpecialList, ({ query }) => ({
    total: 2,
    list: [1, 2].slice(0, Number(query['limit'])).map((id) => ({
      ...makeManufacturer(id),
      kinds: ['line_card' as const],
      summary: 'Resistors.',
      categories: tree,
    })),
  }))
  respond(catalogue.brandGoodsList, () => ({ total: 2, list: [makeGoods(1), makeGoods(6)] }))

  respond(cart.lists, () => makeCartData())
  respond(cart.count, () => ({ count: 1 }))
  respond(cart.addMany, () => ({ ...makeCartData(), refused: [] }))
  for (const change of [
    cart.add,
    cart.addMinus,
    cart.partNumbers,
    cart.selected,
    cart.delete,
    cart.save,
    cart.unsave,
    cart.deleteSaved,
  ])
    respond(change, () => makeCartData())
  respond(cart.share, () => ({ token: 'a-secret-of-a-shared-cart', expires_at: '2026-12-22T10:00:00.000Z' }))
  respond(cart.shared, () => sharedCart)

  for (const mailed of [account.register, account.resend]) respond(mailed, ({ body }) => emailIn(body))
  respond(account.active, () => ({ email: profile.email }))
  respond(account.login, () => ({ token: 'secret-session-token-1', expire: Math.floor(Date.now() / 1000) + 86_400 }))
  respond(account.logout, () => ({}))
  respond(account.profileInfo, ({ headers }) =>
    headers.authorization ? profile : new Refusal(codes.sessionEnded, 'Please sign in.'),
  )

  respond(account.profileModify, ({ body }) => ({ ...profile, ...(body as object) }))
  respond(account.changePassword, () => ({}))
  respond(account.forgot, ({ body }) => emailIn(body))
  for (const reset of [account.resetVerify, account.resetPassword]) respond(reset, () => ({ email: profile.email }))
  respond(account.addressList, () => [makeSavedAddress(1), makeSavedAddress(2)])
  for (const change of [account.addressAdd, account.addressModify])
    respond(change, ({ params }) => ({
      id: Number(params['id'] ?? 2),
      list: [makeSavedAddress(1), makeSavedAddress(2)],
    }))
  respond(account.addressDelete, () => ({ list: [makeSavedAddress(1)] }))

  addOrderResponses({ respond })

  respond(site.newsTags, () => [{ id: 1, name: 'Guide', count: 3 }])
  respond(site.label, () => [{ key: 'history', title: '37', text: 'Years of history' }])
  respond(site.countries, () => [{ code: 'GB', name: 'United Kingdom', calling_code: '44' }])
  respond(site.options, () => ({
    feedback_type: { 2: 'A complaint', 1: 'A question' },
    meeting_topic: { 1: 'A project' },
    job_title: { 1: 'Engineer' },
  }))
  respond(site.captchaGet, () => ({
    captcha_id: 'c'.repeat(43),
    expires_at: '2026-11-21T08:05:00Z',
    image: 'data:image/svg+xml;base64,PHN2Zy8+',
    work: null,
  }))
  respond(site.captchaCheck, () => ({ captcha_token: 't'.repeat(43) }))
  for (const message of [site.feedback, site.subscribe, site.scheduleMeeting]) respond(message, () => ({}))

  respond(site.config, () => siteConfig)
  respond(site.seo, ({ query }) => ({ title: `Title of ${query['page']}`, keyword: 'a,b', description: 'D' }))
  respond(site.page, ({ params }) => (params['id'] === 'refund' ? page : new Refusal(codes.notFound, 'Not found.')))
  respond(site.news, ({ query }) => ({ total: 3, list: news.slice(0, Number(query['limit'])) }))
  respond(site.newsArticle, ({ params }) => {
    const article = news.find(({ id, slug }) => [`${id}`, slug].includes(params['id'] ?? ''))
    return article ? { ...article, sections: page.sections } : new Refusal(codes.notFound, 'Not found.')
  })
  respond(site.languages, () => locales.map(({ code, name }) => ({ lang: code, name, icon: '' })))
}
