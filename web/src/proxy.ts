import createMiddleware from 'next-intl/middleware'
import { NextRequest, NextResponse } from 'next/server'
import { hasSecureCookies, toWireName } from '@partgate/schema/cookies.ts'
import { toLocale } from '@partgate/schema/locales.ts'
import { env } from './env.ts'
import { routing } from './i18n/routing.ts'
import { findMove, isMissingOrder } from './moved-address.ts'
import { noThirdParties, pageHeaders } from './security/headers.ts'
import { signInAddress } from './security/guarded-address.ts'
import { hasSecretAddress } from './security/secret-address.ts'
import { isRenderedList, toFilteredPath } from './features/catalogue/listing/filtered-address.ts'
import { toNewsPath } from './features/site/news/news-address.ts'
import { rememberThirdParties } from './security/third-parties.ts'
import { toMarkdownPath } from './seo/markdown/wants-markdown.ts'

const localize = createMiddleware(routing)
const superfluousPrefix = new RegExp(`^/${routing.defaultLocale}(?=/|$)`)
const thirdParties = rememberThirdParties()
const sessionCookie = toWireName('token', hasSecureCookies(env.SITE_URL))
const cartPage = /^(?:\/[a-z]{2})?\/shoppingcart\/?$/
/** Internal paths, which are not public addresses. */
const innerAddress = /^((?:\/[a-z]{2})?)\/(?:filtered|news\/list)\/.*/

const toRoutePath = (pathname: string) => {
  const [, code = '', rest = ''] = /^\/([a-z]{2})(?=\/|$)(.*)/.exec(pathname) ?? []
  const language = toLocale(code)
  return language.code === code ? `/${language.tag}${rest}` : `/${routing.defaultLocale}${pathname}`
}

/** A page that is rendered for each request sends its 404 page with status 200, so the proxy leads to a static one. */
const toInternalPath = (url: URL, accept: string | null): string | null =>
  innerAddress.test(url.pathname) || isMissingOrder(url.pathname)
    ? url.pathname.replace(/^((?:\/[a-z]{2})?)\/.*/, '$1/filtered')
    : (toMarkdownPath(url.pathname, accept) ?? toNewsPath(url) ?? toFilteredPath(url))

const route = (request: NextRequest) => {
  const { pathname } = request.nextUrl
  const url = request.nextUrl.clone()
  if (superfluousPrefix.test(pathname)) {
    url.pathname = pathname.replace(superfluousPrefix, '') || '/'
    return NextResponse.redirect(url, 308)
  }
  const move = findMove(pathname)
  const signIn = request.cookies.has(sessionCookie) ? null : signInAddress(move?.pathname ?? pathname, url.search)
  if (signIn) return NextResponse.redirect(new URL(signIn, url))
  if (move) {
    url.pathname = move.pathname
    return NextResponse.redirect(url, move.isPermanent ? 308 : 307)
  }
  // next-intl would decode the path once more.
  if (pathname.includes('%25')) {
    url.pathname = toRoutePath(pathname)
    return NextResponse.rewrite(url)
  }
  const inner = toInternalPath(url, request.headers.get('accept'))
  if (inner === null) return localize(request)
  url.pathname = inner
  const localized = localize(new NextRequest(url, { headers: request.headers }))
  return localized.headers.has('x-middleware-rewrite') ? localized : NextResponse.rewrite(url)
}

export const proxy = async (request: NextRequest) => {
  const response = route(request)
  const { pathname, search } = request.nextUrl
  const surroundings = {
    siteUrl: env.SITE_URL,
    isDevelopment: env.NODE_ENV === 'development',
    thirdParties: hasSecretAddress(pathname, search) ? noThirdParties : await thirdParties(),
  }
  for (const [name, value] of Object.entries(pageHeaders(surroundings))) response.headers.set(name, value)
  // With `no-store`, browsers do not keep the page for the way back.
  if (isRenderedList(request.nextUrl) || cartPage.test(pathname))
    response.headers.set('cache-control', 'private, no-cache')
  return response
}

/** A path with a dot may be a part number. */
export const config = {
  matcher: [
    '/((?!_next/|fonts/|(?:favicon\\.ico|icon\\.svg|icon-\\d+\\.png|apple-icon\\.png|robots\\.txt|llms\\.txt|offline-worker\\.js|card\\.png|graphql|purge)$).*)',
  ],
}
