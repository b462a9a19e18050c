import { useLocale } from 'next-intl'
import { isolateLtr } from '@partgate/schema/bidi.ts'

type Digits = Intl.NumberFormatOptions

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** Not by `Intl`: older browsers order Arabic amounts otherwise than the server. */
const currencyFirst = ['en', 'zh', 'ja', 'ko']

/** Decimals stay strings, because floats round. */
const createNumberFormats = (locale: string) => {
  const isCurrencyFirst = currencyFirst.includes(new Intl.Locale(locale).language)
  const write = (options: Digits) => {
    let format: Intl.NumberFormat | undefined
    return (value: string | number) => {
      // The first one takes a slow phone 80 ms.
      format ??= new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: 'always', ...options })
      return typeof value === 'number' ? format.format(value) : format.format(isDecimal(value) ? value : 0)
    }
  }
  const digits = (count: number, roundingMode: Digits['roundingMode']) =>
    write({ minimumFractionDigits: count, maximumFractionDigits: count, roundingMode })
  const integer = write({ maximumFractionDigits: 0 })
  return {
    integer,
    /** The plus sign means that counting stopped early; it stays behind the digits in right-to-left text. */
    counted: (count: number, isCapped: boolean) => (isCapped ? isolateLtr(`${integer(count)}+`) : integer(count)),
    unitPrice: digits(5, 'halfExpand'),
    /** Two decimals, truncated. */
    total: digits(2, 'trunc'),
    decimal: write({ maximumFractionDigits: 20 }),
    isCurrencyFirst,
    /** `amount` is a formatted number: `USD 0.49` in English, `0,49 USD` in German. */
    withCurrency: (amount: string, currency: string) =>
      isCurrencyFirst ? `${currency} ${amount}` : `${amount} ${currency}`,
  }
}

const formatsOf = new Map<string, ReturnType<typeof createNumberFormats>>()

/** Creating formats takes too long for each cell of a table. */
export const getNumberFormats = (locale: string) => {
  const formats = formatsOf.get(locale) ?? createNumberFormats(locale)
  formatsOf.set(locale, formats)
  return formats
}

export const useNumbers = () => getNumberFormats(useLocale())
