import { defaultLocale, type LocaleCode } from './locales.ts'

// Paths of the storefront, without the prefix of a language.

export const searchPath = '/s'
export const cartPath = '/shoppingcart'
export const checkoutPath = '/pay/order'
export const loginPath = '/login'
export const activatePath = '/register/activate'
export const forgotPasswordPath = '/forgotpassword'
export const resetPasswordPath = `${forgotPasswordPath}/resetpassword`
export const ordersPath = '/myaccount/order-status-history'
export const rfqHistoryPath = '/myaccount/rfq-history'

export const toSearchPath = (text: string) => `${searchPath}?${new URLSearchParams({ wd: text })}`
export const productPath = (slug: string) => `/productdetail/${slug}`
export const orderPath = (orderNumber: string) => `${ordersPath}/${orderNumber}`
export const paymentPath = (orderNumber: string) => `/pay/payment?${new URLSearchParams({ order_no: orderNumber })}`
export const rfqPath = (rfqNumber: string) => `${rfqHistoryPath}?rfq=${rfqNumber}`

const isHome = (path: string) => /^\/([?#]|$)/.test(path)

/** `/about` is `/de/about` in German; English has no prefix. */
export const toLocalizedPath = (locale: LocaleCode, path: string) =>
  locale === defaultLocale ? path : `/${locale}${isHome(path) ? path.slice(1) : path}`

export const toPageUrl = (siteUrl: string, locale: LocaleCode, path: string) => siteUrl + toLocalizedPath(locale, path)
