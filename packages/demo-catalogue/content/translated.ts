import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { textSection } from '@partgate/schema/shop-api/site.ts'

export type Translated = Exclude<LocaleCode, 'en'>

const page = z.strictObject({ sections: z.array(textSection) })
const article = page.extend({ summary: z.string() })

const read = (lang: Translated, path: string): unknown =>
  JSON.parse(readFileSync(new URL(`translated/${lang}/${path}.json`, import.meta.url), 'utf8'))

/** The English text of a page is stored beside its title. */
export const translatedPage = (lang: Translated, name: string) => page.parse(read(lang, `pages/${name}`))

export const translatedArticle = (lang: Translated, slug: string) => article.parse(read(lang, `news/${slug}`))
