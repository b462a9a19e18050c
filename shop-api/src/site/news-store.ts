import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { NewsRow, TextSection } from '@partgate/schema/shop-api/site.ts'
import type { Queryable } from '#db/database.ts'
import { wordsIn } from '#db/texts.ts'

type Words = { title: string; lang: string; summary: string; sections: TextSection[] }
type Row = { id: number; slug: string; published_at: Date; tags: NewsRow['tags']; words: Words }

/** `$1` is the language. */
const articles = `select n.id, n.slug, n.published_at, ${wordsIn('$1', 'news', 'n.id')} as words,
  (select coalesce(json_agg(json_build_object('id', tag, 'name', (${wordsIn('$1', 'news_tag', 'tag')}) ->> 'name') order by place), '[]')
   from unnest(n.tags) with ordinality tagged (tag, place)) as tags
  from news n`

const articleOf = ({ id, slug, published_at, tags, words: { title, lang, summary } }: Row): NewsRow => ({
  id,
  slug,
  title,
  lang,
  summary,
  published_at: published_at.toISOString(),
  tags,
})

/** The newest first. */
export const newsPage = async (db: Queryable, lang: LocaleCode, offset: number, limit: number) => {
  const [count] = await db.query<{ total: number }>('select count(*)::int as total from news', [], 'site.countNews')
  const rows = await db.query<Row>(
    `${articles} order by n.published_at desc, n.id desc limit $3 offset $2`,
    [lang, offset, limit],
    'site.newsPage',
  )
  return { total: count?.total ?? 0, list: rows.map(articleOf) }
}

/** Nothing where no article has this id or address. */
export const findArticle = async (db: Queryable, lang: LocaleCode, idOrSlug: string) => {
  const [row] = await db.query<Row>(
    `${articles} where n.slug = $2 or n.id::text = $2`,
    [lang, idOrSlug],
    'site.findArticle',
  )
  return row && { ...articleOf(row), sections: row.words.sections }
}
