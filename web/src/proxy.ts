import createMiddleware from 'next-intl/middleware'
import { NextResponse, type NextRequest } from 'next/server'
import { env } from './env.ts'
import { routing } from './i18n/routing.ts'

const localise = createMiddleware(routing)
const superfluousPrefix = new RegExp(`^/${routing.defaultLocale}(?=/|$)`)

/** `/graphql` goes to the gateway as it came; a page's address loses a superfluous language or gains the default one. */
export const proxy = (request: NextRequest) => {
  const { pathname, search } = request.nextUrl
  if (pathname === '/graphql') return NextResponse.rewrite(new URL(`/graphql${search}`, env.GATEWAY_URL))
  if (!superfluousPrefix.test(pathname)) return localise(request)
  const url = request.nextUrl.clone()
  url.pathname = pathname.replace(superfluousPrefix, '') || '/'
  return NextResponse.redirect(url, 308)
}

/** Everything but files: an address with a dot in it may still be a part number. */
export const config = { matcher: ['/((?!_next/|fonts/|icon\\.svg$).*)'] }
