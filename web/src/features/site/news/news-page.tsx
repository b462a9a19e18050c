import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { NewsPageDocument } from '#graphql/generated/documents/site.ts'
import type { NewsPageQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { itemListNode } from '#seo/graph/nodes.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { pageMetadata } from '#seo/page-metadata.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Num } from '#ui/figures.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { Missing, Unavailable } from '#ui/states/unavailable.tsx'
import { NotFoundPage, notFoundMetadata } from '../error-pages/not-found-page.tsx'
import { Headlines } from './headlines.tsx'
import { newsHref, type NewsView } from './news-address.ts'
import { PageHead } from '../page-head.tsx'
import styles from './news-page.module.css'

const findNews = async (view: NewsView | null) => {
  if (!view) return null
  const { tag, page } = view
  const { news, newsTags } = (await read(NewsPageDocument, { tagId: tag, page })).data ?? {}
  const chosen = newsTags?.find((each) => each.tag.id === tag)
  if ((tag && newsTags && !chosen) || (news?.nodes.length === 0 && page > 1)) return null
  return { ...view, news, newsTags, chosen }
}

/** Lists by tag repeat the whole list. */
export const loadNewsHead = async (view: NewsView | null): Promise<Metadata> => {
  const found = view && (await findNews(view))
  if (!found) return notFoundMetadata()
  const { chosen, page } = found
  if (!chosen) return loadPageHead({ page: 'NEWS', pageNumber: page, href: newsHref(found) })
  const t = await getTranslations('site')
  const title = t('news.titleOf', { topic: chosen.tag.name })
  return pageMetadata({
    title: page > 1 ? t('titleOfPage', { title, page }) : title,
    href: newsHref(found),
    isIndexed: false,
  })
}

const listed = ({ title, slug }: { title: string; slug: string }) => ({ name: title, href: `/news/${slug}` })

export async function NewsPage({ view }: { view: NewsView | null }) {
  const [t, locale, found] = await Promise.all([getTranslations('site.news'), getLocale(), findNews(view)])
  if (!found) return <NotFoundPage />
  const { news, newsTags, chosen, tag, page } = found
  const articles = news?.nodes
  const title = { name: t('title'), href: '/news' }
  return (
    <>
      {chosen ? (
        <PageTrail above={[title]} current={{ name: chosen.tag.name, href: newsHref({ tag, page }) }} />
      ) : (
        <PageTrail current={title} nodes={articles?.length ? [itemListNode(articles.map(listed), locale)] : []} />
      )}
      <PageHead title={chosen ? t('titleOf', { topic: chosen.tag.name }) : t('title')}>
        <p>{t('text')}</p>
      </PageHead>
      <div className={styles.page}>
        {!newsTags && <Missing what={t('topics')} />}
        {newsTags && newsTags.length > 0 && <NewsTags tags={newsTags} chosen={tag} />}
        {!articles && <Unavailable />}
        {articles?.length === 0 && (
          <EmptyState title={t('none')} action={<ButtonLink href="/category">{t('browse')}</ButtonLink>} />
        )}
        {articles && articles.length > 0 && <Headlines articles={articles} level="h2" hasSummary />}
        {news && <NewsPages view={{ tag, page }} total={news.totalCount} />}
      </div>
    </>
  )
}

type Tags = NonNullable<NewsPageQuery['newsTags']>

function NewsTags({ tags, chosen }: { tags: Tags; chosen: string | null }) {
  const t = useTranslations('site.news')
  const { integer } = useNumbers()
  const chip = (id: string | null, name: string, count?: number) => (
    <li key={id}>
      <Chip
        href={newsHref({ tag: id })}
        isOn={id === chosen}
        aria-current={id === chosen ? 'true' : undefined}
        className={styles.tag}
      >
        <bdi>{name}</bdi>
        {count !== undefined && <Num className={styles.count}>{integer(count)}</Num>}
      </Chip>
    </li>
  )
  return (
    <nav aria-label={t('topics')}>
      <ul className={styles.tags}>
        {chip(null, t('allTopics'))}
        {tags.map(({ tag, count }) => chip(tag.id, tag.name, count))}
      </ul>
    </nav>
  )
}

const pageSize = 10

function NewsPages({ view, total }: { view: NewsView; total: number }) {
  const t = useTranslations('site.news')
  return (
    <Pagination
      current={view.page}
      last={Math.ceil(total / pageSize)}
      toHref={(page) => newsHref({ ...view, page })}
      labels={{
        name: t('pages'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (page) => t('page', { page }),
      }}
    />
  )
}
