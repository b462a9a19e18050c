import { useLocale } from 'next-intl'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { getNumberSigns } from '@partgate/schema/number-signs.ts'

/** Not by `Intl`: older browsers order Arabic amounts otherwise than the server. */
const currencyFirst = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko']

const createNumberFormats = (locale: string) => {
  const isCurrencyFirst = currencyFirst.includes(locale)
  const signs = getNumberSigns(locale)
  /** Decimals stay strings, because floats round. A text that is no decimal is zero. */
  const write =
    (minPlaces: number, maxPlaces: number, isTruncated = false) =>
    (value: string | number) => {
      const [, minus, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
      const isRoundedUp = !isTruncated && fraction.charAt(maxPlaces) >= '5'
      const lastPlaces = BigInt(whole + fraction.padEnd(maxPlaces, '0').slice(0, maxPlaces)) + BigInt(isRoundedUp)
      const digits = `${lastPlaces}`.padStart(maxPlaces + 1, '0')
      const point = digits.length - maxPlaces
      const thousands = digits.slice(0, point).replaceAll(/\B(?=(?:\d{3})+$)/g, signs.group)
      const places = digits.slice(point).replace(/0+$/, '').padEnd(minPlaces, '0')
      return (minus ? signs.minus : '') + thousands + (places && signs.decimal) + places
    }
  const integer = write(0, 0)
  return {
    integer,
    /** The plus sign means that counting stopped early; it stays behind the digits in right-to-left text. */
    counted: (count: number, isCapped: boolean) => (isCapped ? isolateLtr(`${integer(count)}+`) : integer(count)),
    unitPrice: write(5, 5),
    total: write(2, 2, true),
    decimal: write(0, 20),
    isCurrencyFirst,
    /** `amount` is a formatted number: `USD 0.49` in English, `0,49 USD` in German. */
    withCurrency: (amount: string, currency: string) =>
      isCurrencyFirst ? `${currency} ${amount}` : `${amount} ${currency}`,
  }
}

const formatsOf = new Map<string, ReturnType<typeof createNumberFormats>>()

/** One object for each language, for the dependencies of hooks. */
export const getNumberFormats = (locale: string) => {
  const formats = formatsOf.get(locale) ?? createNumberFormats(locale)
  formatsOf.set(locale, formats)
  return formats
}

export const useNumbers = () => getNumberFormats(useLocale())
