import { formatCookie, type CookieName } from '@partgate/schema/cookies.ts'
import { headerNames } from './header-names.ts'

/** What a response gives the client to continue its session with. */
export type SessionResponse = {
  set(name: CookieName, value: string, expires: Date): void
  clear(name: CookieName): void
  headers(): [name: string, value: string][]
}

export const createCookieResponse = (isSecure: boolean): SessionResponse => {
  const lines = new Map<CookieName, string>()
  const set: SessionResponse['set'] = (name, value, expires) => {
    lines.set(name, formatCookie(name, value, { expires, isSecure }))
  }
  return {
    set,
    clear: (name) => set(name, '', new Date(0)),
    headers: () => [...lines.values()].map((line) => ['set-cookie', line]),
  }
}

/** Payloads contain all other tokens. */
export const createTokenResponse = (): SessionResponse => {
  let cartToken: string | null = null
  return {
    set: (name, value) => {
      if (name === 'cart') cartToken = value
    },
    clear: (name) => {
      if (name === 'cart') cartToken = null
    },
    headers: () => (cartToken === null ? [] : [[headerNames.cartToken, cartToken]]),
  }
}
