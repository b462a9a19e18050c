import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { useLocale, useTranslations } from 'next-intl'
import { NewsArticleDocument } from '#graphql/generated/documents/site.ts'
import type { NewsArticleQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { getTimeFormats } from '#i18n/time-formats.ts'
import { getLanguage, type Locale } from '#i18n/routing.ts'
import { articleNode, organizationNode } from '#seo/graph/nodes.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Chip } from '#ui/chip.tsx'
import { StaticSheet, TitleBlock } from '#ui/sheet.tsx'
import { Missing, Unavailable } from '#ui/states/unavailable.tsx'
import { NotFoundPage, notFoundMetadata } from '../error-pages/not-found-page.tsx'
import { Headlines } from './headlines.tsx'
import { newsHref } from './news-address.ts'
import { relatedArticles } from './related-articles.ts'
import { Writing } from '../writing.tsx'
import styles from './news-article.module.css'

const maxRelated = 4

export async function loadNewsArticleHead(slug: string): Promise<Metadata> {
  const result = await read(NewsArticleDocument, { slug })
  const article = result.data?.newsArticle
  if (!article) return result.ok ? notFoundMetadata() : {}
  const { title, summary: description } = article
  return pageMetadata({ href: `/news/${article.slug}`, title, description, type: 'article' })
}

export async function NewsArticle({ slug }: { slug: string }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('site.news'),
    getLocale(),
    read(NewsArticleDocument, { slug }),
  ])
  const article = result.data?.newsArticle
  if (!article) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  const { title, summary, languageTag, sections } = article
  const { news, siteConfig } = result.data ?? {}
  const related = relatedArticles(article, news?.nodes ?? [], maxRelated)
  const { tag, dir } = getLanguage(languageTag)
  return (
    <>
      <PageTrail
        above={[{ name: t('title'), href: '/news' }]}
        current={{ name: title, href: `/news/${article.slug}` }}
        nodes={[articleNode(article, locale satisfies Locale), ...(siteConfig ? [organizationNode(siteConfig)] : [])]}
      />
      <div className={styles.columns}>
        <StaticSheet as="article" className={styles.article}>
          <h1 lang={tag} dir={dir}>
            {title}
          </h1>
          <ArticleFacts article={article} />
          <p className={styles.summary} lang={tag} dir={dir}>
            {summary}
          </p>
          {sections ? <Writing languageTag={languageTag} sections={sections} /> : <Unavailable />}
        </StaticSheet>
        {(!news || related.length > 0) && (
          <StaticPart as="aside" aria-labelledby="more">
            <h2 id="more">{t('more')}</h2>
            {news ? <Headlines articles={related} level="h3" /> : <Missing />}
          </StaticPart>
        )}
      </div>
    </>
  )
}

type Article = NonNullable<NewsArticleQuery['newsArticle']>

function ArticleFacts({ article: { publishedAt, tags } }: { article: Article }) {
  const t = useTranslations('site.news')
  const published = {
    name: t('published'),
    value: (
      <time dateTime={publishedAt}>
        <bdi>{getTimeFormats(useLocale(), 'UTC').longDay(publishedAt)}</bdi>
      </time>
    ),
  }
  const topics = {
    name: t('topics'),
    value: (
      <ul className={styles.topics}>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Chip href={newsHref({ tag: id })} className={styles.topic}>
              <bdi>{name}</bdi>
            </Chip>
          </li>
        ))}
      </ul>
    ),
  }
  return <TitleBlock facts={tags.length > 0 ? [published, topics] : [published]} className={styles.facts} />
}
