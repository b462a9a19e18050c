import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { TextSection } from '@partgate/schema/shop-api/site.ts'

export type InEveryLanguage = Record<LocaleCode, string>

export const section = (heading: string, ...paragraphs: string[]): TextSection => ({ heading, paragraphs })
