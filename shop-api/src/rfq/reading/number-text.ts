import { getNumberSigns, type DecimalSign } from '@partgate/schema/number-signs.ts'
import { toAsciiDigits } from '@partgate/schema/digits.ts'
import { toLocale, type LocaleCode } from '@partgate/schema/locales.ts'

export type { DecimalSign }

const arabicSigns: Record<string, DecimalSign> = { '\u066B': '.', '\u066C': ',' }

const spacedGroups = /(?<!\d)\d{1,3}(?:[\s'’]\d{3})+(?!\d)/g

/** In ASCII digits, without spaces and apostrophes between groups. */
export const toAsciiNumber = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll(/[\u066B\u066C]/g, (sign) => arabicSigns[sign] ?? sign)
    .replaceAll(spacedGroups, (number) => number.replaceAll(/\D/g, ''))
    .trim()

const other = (sign: string): DecimalSign => (sign === '.' ? ',' : '.')

const isGrouped = (text: string) => /^\d{1,3}(?:[.,]\d{3})+$/.test(text)

/** Null where the number shows no decimal sign. */
const shownSign = (text: string): DecimalSign | null => {
  const number = /\d[\d.,]*/.exec(text)?.[0] ?? ''
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (at < 0 || at === number.length - 1) return null
  const sign = number[at] === '.' ? '.' : ','
  const whole = number.slice(0, at)
  const hasOther = whole.includes(other(sign))
  // `12.01.2027` and `8542.39.00` are no numbers.
  if (whole.includes(sign)) return hasOther || !isGrouped(number) ? null : other(sign)
  if (hasOther && !isGrouped(whole)) return null
  const isDecimal = hasOther || /^0+$/.test(whole) || number.length - at - 1 !== 3
  return isDecimal ? sign : null
}

const listShownSigns = (texts: readonly string[]) =>
  new Set(texts.map((text) => shownSign(toAsciiNumber(text))).filter((sign) => sign !== null))

/** From the list's own numbers, else from numbers of its other columns; null where its own contradict, undefined where none shows it. */
export const findShownSign = (
  texts: readonly string[],
  others: readonly string[] = [],
): DecimalSign | null | undefined => {
  const shown = listShownSigns(texts)
  if (shown.size > 1) return null
  const [own] = shown
  const [sign, ...more] = listShownSigns(others)
  return own ?? (more.length === 0 ? sign : undefined)
}

/** Where the list shows no sign, from the language. */
export const findDecimalSign = (
  texts: readonly string[],
  lang: LocaleCode,
  others: readonly string[] = [],
): DecimalSign | null => {
  const shown = findShownSign(texts, others)
  return shown === undefined ? getNumberSigns(toLocale(lang).tag).decimal : shown
}

/** `1,234.5` is `1234` and `5`; null where the text is no number or ambiguous. */
export const splitNumber = (text: string, sign: DecimalSign | null): { whole: string; fraction: string } | null => {
  const shown = shownSign(text) ?? sign
  if (/^\d+$/.test(text)) return { whole: text, fraction: '' }
  if (shown === null) return null
  const [whole = '', fraction = '', ...more] = text.split(shown)
  if (more.length > 0 || !(isGrouped(whole) || /^\d+$/.test(whole)) || !/^\d*$/.test(fraction)) return null
  return { whole: whole.replaceAll(other(shown), ''), fraction }
}
