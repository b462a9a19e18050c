import { useLocale } from 'next-intl'

type Digits = Intl.NumberFormatOptions

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** How numbers are written in a language: grouped, Latin digits, decimals exact (they never pass through a float). */
export const numbersOf = (locale: string) => {
  const write = (options: Digits) => {
    const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: 'always', ...options })
    return (value: string | number) =>
      typeof value === 'number' ? format.format(value) : format.format(isDecimal(value) ? value : 0)
  }
  const digits = (count: number, roundingMode: Digits['roundingMode']) =>
    write({ minimumFractionDigits: count, maximumFractionDigits: count, roundingMode })
  const integer = write({ maximumFractionDigits: 0 })
  return {
    /** Pieces and counts. */
    integer,
    /** A count that may have been stopped: then there are more. The sign stays behind it between words from right to left. */
    counted: (count: number, isCapped: boolean) => (isCapped ? `\u2066${integer(count)}+\u2069` : integer(count)),
    /** A unit price: five decimals, rounded. */
    unitPrice: digits(5, 'halfExpand'),
    /** A sum: two decimals, cut off. */
    total: digits(2, 'trunc'),
    /** Weights and other measures: as exact as they came. */
    decimal: write({ maximumFractionDigits: 20 }),
  }
}

/** `numbersOf` the current language; in async server components use `numbersOf(await getLocale())`. */
export const useNumbers = () => numbersOf(useLocale())
