import { partPage } from './paths.ts'

export const listPage = '/s?wd=LM358'

export const pages = [
  '/',
  '/about',
  '/category',
  '/category/capacitors',
  '/certification',
  '/companyprofile/privacy-policy',
  '/contact',
  '/featured',
  '/franchisedlines',
  '/hotsaleparts',
  '/keywords?numbers=LM358DR%0ANE555P',
  '/linecards',
  '/linecards/yageo',
  '/manufacturer',
  '/manufacturer/texas-instruments',
  '/news',
  '/news/date-codes',
  partPage,
  `${partPage}/sheet`,
  '/products/S',
  listPage,
  '/stronglines',
]

const unavailable = 'common.unavailable'
const noResponse = 'common.failure.unavailable'
const noPart = 'catalogue.product.missing'
const noRelated = 'catalogue.product.relatedMissing'
const noShipping = 'catalogue.shipping.missing'
const companyNumbers = 'site.companyInNumbers'

/** The labels that pages show while an endpoint is off; other pages do without it. */
export const messagesWithoutEndpoint: Record<string, Record<string, string[]>> = {
  'catalogue.bannerList': { '/': [noResponse] },
  'catalogue.brandGoodsList': { '/linecards/yageo': [noResponse] },
  'catalogue.brandSpecialList': {
    '/': [noResponse],
    '/franchisedlines': [unavailable],
    '/linecards': [unavailable],
    '/linecards/yageo': [unavailable],
    '/manufacturer': [noResponse],
    '/manufacturer/texas-instruments': [noResponse],
    '/stronglines': [unavailable],
  },
  'catalogue.categoryStat': { '/': [noResponse] },
  'catalogue.featureGoodsList': {
    '/': [noResponse],
    '/featured': [unavailable],
    '/hotsaleparts': [unavailable],
    '/manufacturer/texas-instruments': [noResponse],
  },
  'catalogue.goodsDetail': { '/': [noResponse], [partPage]: [noPart], [`${partPage}/sheet`]: [noPart] },
  'catalogue.matchParts': { '/keywords?numbers=LM358DR%0ANE555P': [unavailable] },
  'catalogue.manufacturer': { '/linecards/yageo': [noResponse], '/manufacturer/texas-instruments': [unavailable] },
  'catalogue.manufacturers': { '/manufacturer': [unavailable], [partPage]: [noRelated] },
  'catalogue.productNav': { '/category': [noResponse] },
  'catalogue.recommend': {
    '/': [noResponse],
    [partPage]: ['catalogue.product.alternativesMissing', 'catalogue.product.recommendedMissing'],
  },
  'catalogue.relatedBlogs': { [partPage]: ['catalogue.product.newsMissing'] },
  'catalogue.search': {
    '/category/capacitors': [unavailable],
    '/linecards/yageo': [unavailable],
    '/manufacturer/texas-instruments': [unavailable],
    '/products/S': [unavailable],
    [partPage]: [noRelated],
    [listPage]: [unavailable],
  },
  'catalogue.categoryTree': {
    '/': [noResponse, 'layout.categoryUnavailable'],
    '/category': [unavailable],
    '/category/capacitors': [unavailable],
    '/linecards': ['catalogue.lines.tableMissing'],
    '/linecards/yageo': ['catalogue.lines.countsMissing'],
    '/manufacturer/texas-instruments': [noResponse],
    [partPage]: ['layout.categoryUnavailable', noRelated],
  },
  'orders.shipping': { [partPage]: [noShipping] },
  'payments.methods': { '/about': [noResponse], [partPage]: [noShipping, noResponse] },
  'site.config': { '/about': [noResponse, companyNumbers], '/contact': [unavailable] },
  'site.label': { [partPage]: [noShipping] },
  'site.languages': {},
  'site.news': { '/': [noResponse], '/news': [unavailable], '/news/date-codes': [noResponse] },
  'site.newsArticle': { '/news/date-codes': [unavailable] },
  'site.newsTags': { '/news': [noResponse] },
  'site.options': { '/contact': [unavailable] },
  'site.page': { '/companyprofile/privacy-policy': [unavailable] },
  'site.seo': {},
}

export const subjectEndpoints: Record<string, string[]> = {
  '/category/capacitors': ['catalogue.categoryTree'],
  '/companyprofile/privacy-policy': ['site.page'],
  '/linecards/yageo': ['catalogue.brandSpecialList'],
  '/manufacturer/texas-instruments': ['catalogue.manufacturer'],
  '/news/date-codes': ['site.newsArticle'],
  '/products/S': ['catalogue.search'],
  [partPage]: ['catalogue.goodsDetail'],
  [`${partPage}/sheet`]: ['catalogue.goodsDetail'],
}
