import createMiddleware from 'next-intl/middleware'
import { NextRequest, NextResponse } from 'next/server'
import { env } from './env.ts'
import { routing } from './i18n/routing.ts'
import { noThirdParties, pageHeaders } from './security/headers.ts'
import { signInAddress } from './security/guarded-address.ts'
import { hasSecretAddress } from './security/secret-address.ts'
import { askedPathOf } from './features/catalogue/asked-address.ts'
import { newsPathOf } from './features/site/news-address.ts'
import { rememberThirdParties } from './security/third-parties.ts'
import { markdownPathOf } from './seo/markdown/wants-markdown.ts'

const localise = createMiddleware(routing)
const superfluousPrefix = new RegExp(`^/${routing.defaultLocale}(?=/|$)`)
const thirdParties = rememberThirdParties()
/** What stands there has its address elsewhere. */
const innerAddress = /^((?:\/[a-z]{2})?)\/(?:asked|news\/list)\/.*/

/** The path of a page where that is not its address; null where it is. */
const innerPathOf = (url: URL, accept: string | null): string | null =>
  innerAddress.test(url.pathname)
    ? url.pathname.replace(innerAddress, '$1/asked')
    : (markdownPathOf(url.pathname, accept) ?? newsPathOf(url) ?? askedPathOf(url))

/** A page's address loses a superfluous language or gains the default one; what a page is kept by is in its path. */
const route = (request: NextRequest) => {
  const { pathname } = request.nextUrl
  const url = request.nextUrl.clone()
  if (superfluousPrefix.test(pathname)) {
    url.pathname = pathname.replace(superfluousPrefix, '') || '/'
    return NextResponse.redirect(url, 308)
  }
  const signIn = request.cookies.has('token') ? null : signInAddress(pathname, url.search)
  if (signIn) return NextResponse.redirect(new URL(signIn, url))
  const inner = innerPathOf(url, request.headers.get('accept'))
  if (inner === null) return localise(request)
  url.pathname = inner
  const localised = localise(new NextRequest(url, { headers: request.headers }))
  return localised.headers.has('x-middleware-rewrite') ? localised : NextResponse.rewrite(url)
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
  return response
}

/** Everything but files and what has no language: an address with a dot in it may still be a part number. */
export const config = {
  matcher: ['/((?!_next/|fonts/|(?:favicon\\.ico|icon\\.svg|robots\\.txt|llms\\.txt|card\\.png|graphql|purge)$).*)'],
}
