import type { Money } from '../generated/resolvers.ts'

export const usd = (amount: string): Money => ({ amount, currency: 'USD' })

export const upperCase = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>
export const lowerCase = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>

export const orNull = (text: string) => text.trim() || null

/** Content must not bring other schemes into a page. */
export const webAddress = (text: string | null) => {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** Anything that leads out of the shop becomes its home page. */
export const shopPath = (text: string) => {
  const shop = 'http://shop.invalid'
  const url = text.startsWith('/') ? URL.parse(text, shop) : null
  return url?.origin === shop ? url.pathname + url.search + url.hash : '/'
}
