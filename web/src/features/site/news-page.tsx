import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NewsPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { alternatesOf } from '#seo/alternates.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { Headlines } from './headlines.tsx'
import { Unavailable } from './unavailable.tsx'
import styles from './news-page.module.css'

export async function newsHead(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('site.news'), getLocale()])
  return { title: t('title'), description: t('text'), alternates: alternatesOf('/news', locale) }
}

/** The newest articles. */
export async function NewsPage() {
  const [t, common, layout, { data }] = await Promise.all([
    getTranslations('site.news'),
    getTranslations('common'),
    getTranslations('layout'),
    read(NewsPageDocument, {}),
  ])
  const articles = data?.news?.nodes
  return (
    <>
      <Breadcrumbs label={layout('breadcrumbs')} trail={[{ name: common('home'), href: '/' }]} current={t('title')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      {!articles && <Unavailable />}
      {articles?.length === 0 && <EmptyState title={t('none')} />}
      {articles && articles.length > 0 && <Headlines articles={articles} level="h2" withSummary />}
    </>
  )
}
