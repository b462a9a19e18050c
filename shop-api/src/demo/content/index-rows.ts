import { locales } from '@partgate/schema/locales.ts'
import { pageIds } from '#site/index.ts'
import { articles } from './news/all.ts'
import { tags } from './news/tags.ts'
import { pages } from './pages/all.ts'
import type { InEveryLanguage } from './words.ts'

type TextRow = { kind: string; id: number; lang: string; body: object }

/** A row per language: what is translated in each, the rest in English, which is what a missing word falls back to. */
const rowsOf = (kind: string, id: number, name: string, translated: InEveryLanguage, english: object): TextRow[] =>
  locales.map(({ code: lang }) => ({
    kind,
    id,
    lang,
    body: { [name]: translated[lang], ...(lang === 'en' && english) },
  }))

/** Rows of `texts`: the shop's own pages, its articles and what they are about. */
export function* contentRows(): Iterable<TextRow> {
  for (const { name, title, updatedAt: updated_at, sections } of pages)
    yield* rowsOf('page', pageIds[name], 'title', title, { lang: 'en', sections, updated_at })
  for (const { id, title, summary, sections } of articles)
    yield* rowsOf('news', id, 'title', title, { lang: 'en', summary, sections })
  for (const { id, name } of Object.values(tags)) yield* rowsOf('news_tag', id, 'name', name, {})
}

/** Kinds of texts that are written here alone. */
export const contentKinds = ['page', 'news', 'news_tag']

/** Rows of `news`. */
export const newsRows = () =>
  articles.map(({ id, slug, publishedAt: published_at, tags: names }) => ({
    id,
    slug,
    published_at,
    tags: names.map((name) => tags[name].id),
  }))

/** What articles are about, one row per category or maker. */
export const topicRows = () =>
  articles.flatMap(({ id: news_id, topics }) => [
    ...topics.categories.map((category) => ({ news_id, category, manufacturer: null })),
    ...topics.manufacturers.map((manufacturer) => ({ news_id, category: null, manufacturer })),
  ])
