import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NewsArticleDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { datesOf } from '#i18n/dates.ts'
import { languageOf } from '#i18n/routing.ts'
import { absoluteUrl, alternatesOf } from '#seo/alternates.ts'
import { JsonLd } from '#seo/json-ld.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Label, Sheet } from '#ui/sheet.tsx'
import { Headlines } from './headlines.tsx'
import { NotFoundPage, notFoundMetadata } from './not-found-page.tsx'
import { Unavailable } from './unavailable.tsx'
import { Writing } from './writing.tsx'
import styles from './news-article.module.css'

const others = 3

export async function newsArticleHead(slug: string): Promise<Metadata> {
  const [locale, result] = await Promise.all([getLocale(), read(NewsArticleDocument, { slug })])
  const article = result.data?.newsArticle
  if (!article) return result.ok ? notFoundMetadata() : {}
  const { title, summary: description } = article
  return { title, description, alternates: alternatesOf(`/news/${article.slug}`, locale) }
}

/** An article, and what else there is to read. */
export async function NewsArticle({ slug }: { slug: string }) {
  const [t, common, layout, locale, result] = await Promise.all([
    getTranslations('site.news'),
    getTranslations('common'),
    getTranslations('layout'),
    getLocale(),
    read(NewsArticleDocument, { slug }),
  ])
  const article = result.data?.newsArticle
  if (!article) return result.ok ? <NotFoundPage /> : <Unavailable />
  const { title, summary, languageTag, publishedAt, sections } = article
  const more = result.data?.news?.nodes.filter((other) => other.slug !== article.slug).slice(0, others) ?? []
  const { tag, dir } = languageOf(languageTag)
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: summary,
          datePublished: publishedAt,
          url: absoluteUrl(`/news/${article.slug}`, locale),
        }}
      />
      <Breadcrumbs
        label={layout('breadcrumbs')}
        trail={[
          { name: common('home'), href: '/' },
          { name: t('title'), href: '/news' },
        ]}
        current={title}
      />
      <div className={styles.columns}>
        <Sheet as="article" className={styles.article}>
          <Label>{[datesOf(locale).day(publishedAt), ...article.tags.map(({ name }) => name)].join(' · ')}</Label>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className={styles.summary} lang={tag} dir={dir}>
            {summary}
          </p>
          {sections ? <Writing languageTag={languageTag} sections={sections} /> : <Unavailable />}
        </Sheet>
        {more.length > 0 && (
          <aside aria-labelledby="more">
            <h2 id="more">{t('more')}</h2>
            <Headlines articles={more} level="h3" />
          </aside>
        )}
      </div>
    </>
  )
}
