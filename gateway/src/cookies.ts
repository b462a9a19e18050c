/** `token`, `cart` and `orders` are secrets that no script reads; `userInfo` is for display only. */
export type CookieName = 'token' | 'cart' | 'orders' | 'userInfo'

const isSecret = { token: true, cart: true, orders: true, userInfo: false }

// The prefix makes browsers refuse the cookie from a subdomain or without TLS.
const wireName = (name: CookieName, isSecure: boolean) => (isSecret[name] && isSecure ? `__Host-${name}` : name)

/** The value of a cookie in a `Cookie` header, undecoded; null without one. */
export const readCookie = (header: string | null, name: CookieName, isSecure: boolean) => {
  const start = `${wireName(name, isSecure)}=`
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(start))
  return pair?.trim().slice(start.length) ?? null
}

export type CookieJar = {
  set(name: CookieName, value: string, expires: Date): void
  clear(name: CookieName): void
  /** `Set-Cookie` lines, the last one for each name. */
  lines(): string[]
}

export const createCookieJar = (isSecure: boolean): CookieJar => {
  const lines = new Map<CookieName, string>()
  const set: CookieJar['set'] = (name, value, expires) => {
    const line = [
      `${wireName(name, isSecure)}=${value}`,
      'Path=/',
      `Expires=${expires.toUTCString()}`,
      'SameSite=Lax',
      ...(isSecret[name] ? ['HttpOnly'] : []),
      ...(isSecure ? ['Secure'] : []),
    ]
    lines.set(name, line.join('; '))
  }
  return { set, clear: (name) => set(name, '', new Date(0)), lines: () => [...lines.values()] }
}
