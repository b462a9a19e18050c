import { locales, type LocaleCode } from '@partgate/schema/locales.ts'
import { pageIds } from '@partgate/shop-api/src/site/index.ts'
import { articles } from './news/all.ts'
import { tags } from './news/tags.ts'
import { pages } from './pages/all.ts'
import type { Article } from './news/article.ts'
import type { Page } from './pages/page.ts'
import { translatedArticle, translatedPage } from './translated.ts'

type TextRow = { kind: string; id: number; lang: LocaleCode; body: object }

const toRows = (kind: string, id: number, bodyIn: (lang: LocaleCode) => object): TextRow[] =>
  locales.map(({ code: lang }) => ({ kind, id, lang, body: bodyIn(lang) }))

const pageIn = ({ name, title, updatedAt, sections }: Page, lang: LocaleCode) => ({
  title: title[lang],
  lang,
  updated_at: updatedAt,
  ...(lang === 'en' ? { sections } : translatedPage(lang, name)),
})

const articleIn = ({ slug, title, summary, sections }: Article, lang: LocaleCode) => ({
  title: title[lang],
  lang,
  ...(lang === 'en' ? { summary, sections } : translatedArticle(lang, slug)),
})

export function* contentRows(): Iterable<TextRow> {
  for (const page of pages) yield* toRows('page', pageIds[page.name], (lang) => pageIn(page, lang))
  for (const article of articles) yield* toRows('news', article.id, (lang) => articleIn(article, lang))
  for (const { id, name } of Object.values(tags)) yield* toRows('news_tag', id, (lang) => ({ name: name[lang] }))
}

export const contentKinds = ['page', 'news', 'news_tag']

export const newsRows = () =>
  articles.map(({ id, slug, publishedAt: published_at, tags: names }) => ({
    id,
    slug,
    published_at,
    tags: names.map((name) => tags[name].id),
  }))

/** One row for each category or manufacturer of an article. */
export const topicRows = () =>
  articles.flatMap(({ id: news_id, topics }) => [
    ...topics.categories.map((category) => ({ news_id, category, manufacturer: null })),
    ...topics.manufacturers.map((manufacturer) => ({ news_id, category: null, manufacturer })),
  ])
