import type { LocaleCode } from '@partgate/schema/locales.ts'

/** As PayPal writes the languages of its pages. */
export const paypalLocales: Record<LocaleCode, string> = {
  en: 'en-US',
  zh: 'zh-CN',
  tw: 'zh-TW',
  jp: 'ja-JP',
  ko: 'ko-KR',
  de: 'de-DE',
  ru: 'ru-RU',
  fr: 'fr-FR',
  es: 'es-ES',
  ar: 'ar-EG',
  it: 'it-IT',
}
