import type { LocaleCode } from '@partgate/schema/locales.ts'
import { writePageCookie } from '#security/page-cookies.ts'

const lifetimeMs = 365 * 86_400_000

export const rememberLanguage = (code: LocaleCode) => writePageCookie('lang', code, new Date(Date.now() + lifetimeMs))
