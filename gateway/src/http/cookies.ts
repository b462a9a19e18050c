import { formatCookie, type CookieName } from '@partgate/schema/cookies.ts'

export type CookieJar = {
  set(name: CookieName, value: string, expires: Date): void
  clear(name: CookieName): void
  lines(): string[]
}

export const createCookieJar = (isSecure: boolean): CookieJar => {
  const lines = new Map<CookieName, string>()
  const set: CookieJar['set'] = (name, value, expires) => {
    lines.set(name, formatCookie(name, value, { expires, isSecure }))
  }
  return { set, clear: (name) => set(name, '', new Date(0)), lines: () => [...lines.values()] }
}
