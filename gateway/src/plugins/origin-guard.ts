import type { Plugin } from 'graphql-yoga'
import { readCookie } from '../cookies.ts'
import { refuse } from './refuse.ts'

const secretCookies = ['token', 'cart', 'orders'] as const

/** A page that is none of ours asks; what is no page names no origin. */
export const isForeign = ({ headers }: Request, cookieOrigins: readonly string[]) => {
  const origin = headers.get('origin')
  return origin !== null && !cookieOrigins.includes(origin)
}

/** Another site's page must not use a visitor's cookies: such a request is refused before it is read. */
export const useOriginGuard = (cookieOrigins: string[], isSecure: boolean): Plugin => ({
  onRequest(exchange) {
    const { request } = exchange
    if (!isForeign(request, cookieOrigins)) return
    const cookie = request.headers.get('cookie')
    if (secretCookies.every((name) => !readCookie(cookie, name, isSecure))) return
    refuse(exchange, { status: 403, code: 'FORBIDDEN', message: 'Requests from this origin may not carry cookies.' })
  },
})
