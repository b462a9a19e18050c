import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { NewsRow, TextSection } from '@partgate/schema/shop-api/site.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'

type Words = { title: string; lang: string; summary: string; sections: TextSection[] }
type Row = { id: number; slug: string; published_at: Date; tags: NewsRow['tags']; words: Words }

const selectArticles = (
  lang: string,
) => `select n.id, n.slug, n.published_at, ${localizedSql(lang, 'news', 'n.id')} as words,
  (select coalesce(json_agg(json_build_object('id', tag, 'name', (${localizedSql(lang, 'news_tag', 'tag')}) ->> 'name') order by place), '[]')
   from unnest(n.tags) with ordinality tagged (tag, place)) as tags
  from news n`

const toArticle = ({ id, slug, published_at, tags, words: { title, lang, summary } }: Row): NewsRow => ({
  id,
  slug,
  title,
  lang,
  summary,
  published_at: published_at.toISOString(),
  tags,
})

const tagged = '($1::int is null or $1 = any(n.tags))'

export const loadNewsPage = async (
  db: Queryable,
  lang: LocaleCode,
  tag: number | null,
  offset: number,
  limit: number,
) => {
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from news n where ${tagged}`,
    [tag],
    'site.countNews',
  )
  const rows = await db.query<Row>(
    `${selectArticles('$2')} where ${tagged} order by n.published_at desc, n.id desc limit $4 offset $3`,
    [tag, lang, offset, limit],
    'site.loadNewsPage',
  )
  return { total: count?.total ?? 0, list: rows.map(toArticle) }
}

type Subject = { categoryIds: readonly number[]; manufacturerId: number }

export const loadArticlesAbout = async (
  db: Queryable,
  lang: LocaleCode,
  { categoryIds, manufacturerId }: Subject,
  most: number,
): Promise<NewsRow[]> => {
  const rows = await db.query<Row>(
    `${selectArticles('$1')} where n.id in (
       select news_id from news_topics where category_id = any($2::int[]) or manufacturer_id = $3)
     order by n.published_at desc, n.id desc limit $4`,
    [lang, categoryIds, manufacturerId, most],
    'site.loadArticlesAbout',
  )
  return rows.map(toArticle)
}

export const loadNewsTags = (db: Queryable, lang: LocaleCode) =>
  db.query<NewsRow['tags'][number] & { count: number }>(
    `select t.id, coalesce((${localizedSql('$1', 'news_tag', 't.id')}) ->> 'name', t.id::text) as name, t.count
     from (select unnest(tags) as id, count(*)::int as count from news group by 1) t order by t.count desc, t.id`,
    [lang],
    'site.loadNewsTags',
  )

export const findArticle = async (db: Queryable, lang: LocaleCode, idOrSlug: string) => {
  const [row] = await db.query<Row>(
    `${selectArticles('$1')} where n.slug = $2 or n.id::text = $2`,
    [lang, idOrSlug],
    'site.findArticle',
  )
  return row && { ...toArticle(row), sections: row.words.sections }
}
