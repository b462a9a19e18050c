/** The eleven languages. `code` is the shop's code (URL prefix, `Lang` header, file in locales/), `tag` is BCP 47 (html lang, hreflang, Intl),
 * `name` is the language's own name. English is the default and the fallback for missing texts. */
export const locales = [
  { code: 'en', tag: 'en', name: 'English', dir: 'ltr' },
  { code: 'zh', tag: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  { code: 'tw', tag: 'zh-Hant', name: '繁體中文', dir: 'ltr' },
  { code: 'jp', tag: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'ko', tag: 'ko', name: '한국어', dir: 'ltr' },
  { code: 'de', tag: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'ru', tag: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'fr', tag: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'es', tag: 'es', name: 'Español', dir: 'ltr' },
  { code: 'ar', tag: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'it', tag: 'it', name: 'Italiano', dir: 'ltr' },
] as const

export type LocaleCode = (typeof locales)[number]['code']
export const defaultLocale: LocaleCode = 'en'

/** The locale of a code; English for an unknown code. */
export const toLocale = (code: string | null | undefined) => locales.find((l) => l.code === code) ?? locales[0]

/** The locale of a BCP 47 tag, by language and script: `zh-TW` is Traditional Chinese. */
export const findLocaleOfTag = (tag: string) => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return locales.find((locale) => locale.tag === language || locale.tag === `${language}-${script}`)
  } catch {
    return undefined
  }
}
