import { useLocale } from 'next-intl'
import { isolateLtr } from '@partgate/schema/bidi.ts'
import { getNumberSigns } from '@partgate/schema/number-signs.ts'

type Places = { min: number; max: number; isTruncated?: true }

/** Not by `Intl`: older browsers order Arabic amounts otherwise than the server. */
const currencyFirst = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko']

/** Decimals stay strings, because floats round. A text that is no decimal is zero. */
const splitDecimal = (value: string | number) => {
  const [, minus = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  return { minus, whole, fraction }
}

const createNumberFormats = (locale: string) => {
  const isCurrencyFirst = currencyFirst.includes(locale)
  const signs = getNumberSigns(locale)
  const write =
    ({ min, max, isTruncated }: Places) =>
    (value: string | number) => {
      const { minus, whole, fraction } = splitDecimal(value)
      const isRoundedUp = !isTruncated && fraction.charAt(max) >= '5'
      const lastPlaces = BigInt(whole + fraction.padEnd(max, '0').slice(0, max)) + (isRoundedUp ? 1n : 0n)
      const digits = `${lastPlaces}`.padStart(max + 1, '0')
      const thousands = digits.slice(0, digits.length - max).replaceAll(/\B(?=(?:\d{3})+$)/g, signs.group)
      const places = digits
        .slice(digits.length - max)
        .replace(/0+$/, '')
        .padEnd(min, '0')
      return `${minus && signs.minus}${thousands}${places && signs.decimal}${places}`
    }
  const integer = write({ min: 0, max: 0 })
  return {
    integer,
    /** The plus sign means that counting stopped early; it stays behind the digits in right-to-left text. */
    counted: (count: number, isCapped: boolean) => (isCapped ? isolateLtr(`${integer(count)}+`) : integer(count)),
    unitPrice: write({ min: 5, max: 5 }),
    total: write({ min: 2, max: 2, isTruncated: true }),
    decimal: write({ min: 0, max: 20 }),
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
