import type { Money } from './generated/resolvers.ts'

export const usd = (amount: string): Money => ({ amount, currency: 'USD' })

/** A wire word as the schema's enum value: `cut_tape` → `CUT_TAPE`. */
export const upperCase = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>
export const lowerCase = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>

export const orNull = (text: string) => text.trim() || null

/** Null for anything but an http or https address: content must not bring other schemes into a page. */
export const webAddress = (text: string | null) => {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** A path within the shop; its home for anything that would lead elsewhere. */
export const shopPath = (text: string) => {
  const shop = 'http://shop.invalid'
  const url = text.startsWith('/') ? URL.parse(text, shop) : null
  return url?.origin === shop ? url.pathname + url.search + url.hash : '/'
}
