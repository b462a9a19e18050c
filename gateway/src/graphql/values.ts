import { shopCurrency } from '@partgate/schema/currency.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import type { Money } from '../generated/resolvers.ts'

export const toUsd = (amount: string): Money => ({ amount, currency: shopCurrency })

export const toUpperCase = <T extends string>(word: T) => word.toUpperCase() as Uppercase<T>
export const toLowerCase = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>

export const invert = <K extends string, V extends string>(table: Readonly<Record<K, V>>) =>
  Object.fromEntries(Object.entries<V>(table).map(([key, value]) => [value, key])) as Record<V, K>

export const toNullIfBlank = (text: string) => text.trim() || null

/** Shops store texts that are not country codes, such as an empty one. */
export const toCountryCode = (text: string) => (isCountryCode(text) ? text : null)

const dateTime = /^(\d{4}-\d\d-\d\d)t(\d\d:\d\d:\d\d)(\.\d{1,9})?\d*(z|[+-]\d\d:\d\d)$/i

/** The time in UTC of a date-time of RFC 3339; null for any other text, such as February 30. The fraction has at most nine digits. */
export const toUtcTime = (text: string) => {
  const [, date, time, fraction = '', offset = ''] = dateTime.exec(text) ?? []
  const local = `${date}T${time}.000Z`
  const localMs = Date.parse(local)
  if (Number.isNaN(localMs) || new Date(localMs).toISOString() !== local) return null
  const utcMs = Date.parse(`${date}T${time}${offset.toUpperCase()}`)
  const utc = Number.isNaN(utcMs) ? '' : new Date(utcMs).toISOString()
  return /^\d{4}-/.test(utc) ? utc.replace('.000Z', `${fraction}Z`) : null
}

/** Content must not bring other schemes into a page. */
export const toWebAddress = (text: string | null) => {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}

/** Anything that leads out of the shop becomes its home page. */
export const toShopPath = (text: string) => {
  const shop = 'http://shop.invalid'
  const url = text.startsWith('/') ? URL.parse(text, shop) : null
  return url?.origin === shop ? url.pathname + url.search + url.hash : '/'
}
