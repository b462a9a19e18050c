import type { Plugin } from 'graphql-yoga'
import { readCookie } from '../cookies.ts'

const secretCookies = ['token', 'cart', 'orders'] as const

/** Another site's page must not use a visitor's cookies: such a request is refused before it is read. */
export const useOriginGuard = (cookieOrigins: string[], isSecure: boolean): Plugin => ({
  onRequest(exchange) {
    const { request, fetchAPI } = exchange
    const origin = request.headers.get('origin')
    if (origin === null || cookieOrigins.includes(origin)) return
    const cookie = request.headers.get('cookie')
    if (secretCookies.every((name) => !readCookie(cookie, name, isSecure))) return
    const error = { message: 'Requests from this origin may not carry cookies.', extensions: { code: 'FORBIDDEN' } }
    exchange.endResponse(fetchAPI.Response.json({ errors: [error] }, { status: 403 }))
  },
})
