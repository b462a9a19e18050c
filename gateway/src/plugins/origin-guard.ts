import type { Plugin } from 'graphql-yoga'
import { readCookie, secretCookies } from '@partgate/schema/cookies.ts'
import { refuse } from './refuse.ts'

/** Clients other than pages send no `Origin`. */
export const isForeignOrigin = ({ headers }: Request, cookieOrigins: readonly string[]) => {
  const origin = headers.get('origin')
  return origin !== null && !cookieOrigins.includes(origin)
}

export const useOriginGuard = (cookieOrigins: string[], isSecure: boolean): Plugin => ({
  onRequest(exchange) {
    const { request } = exchange
    if (!isForeignOrigin(request, cookieOrigins)) return
    const cookie = request.headers.get('cookie')
    if (secretCookies.every((name) => !readCookie(cookie, name, isSecure))) return
    refuse(exchange, { status: 403, code: 'FORBIDDEN', message: 'Requests from this origin may not carry cookies.' })
  },
})
