import { defaultLocale, findLocaleOfTag, type LocaleCode, locales } from '@partgate/schema/locales.ts'
import { memoizeByText } from '../memoize-by-text.ts'

const maxHeaderChars = 300

/** `ja;q=0.8` → `ja` with the weight 0.8. */
const parseRange = (text: string) => {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
  return { tag, weight: weight === undefined ? 1 : Number(weight) }
}

const toCode = (tag: string) => (tag === '*' ? defaultLocale : findLocaleOfTag(tag)?.code)

const findAccepted = (header: string) =>
  header
    .split(',')
    .map(parseRange)
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => toCode(tag))
    .find((code) => code !== undefined)

const findRequested = (header: string) =>
  locales.find(({ code }) => code === header)?.code ?? findLocaleOfTag(header)?.code

const memoize = memoizeByText<LocaleCode>()

/** `Lang` is a code of the shop or a BCP 47 tag. It takes precedence over `Accept-Language`. */
export const negotiateLocale = (lang: string | null, acceptLanguage: string | null): LocaleCode => {
  const [requested, accepted] = [lang ?? '', acceptLanguage ?? '']
  return memoize(
    `${requested}\n${accepted}`,
    () =>
      findRequested(requested.slice(0, maxHeaderChars)) ??
      findAccepted(accepted.slice(0, maxHeaderChars)) ??
      defaultLocale,
  )
}
