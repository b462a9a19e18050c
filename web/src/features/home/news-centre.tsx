import { getTranslations } from 'next-intl/server'
import { Headlines } from '#features/site/index.ts'
import { HomeNewsDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { Announcements } from './announcements.tsx'
import { MissingShelf } from './missing-shelf.tsx'
import { Shelf } from './shelf.tsx'
import styles from './home-page.module.css'

/** What there is to read: articles, and what the shop announces. */
export async function NewsCentre() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeNewsDocument, {})])
  const articles = data?.news?.nodes
  const banners = data?.banners
  return (
    <div className={styles.beside}>
      {articles?.length !== 0 && (
        <Shelf id="news" title={t('newsCentre')} all={{ href: '/news', label: t('allNews') }}>
          {articles ? <Headlines articles={articles} level="h3" /> : <MissingShelf />}
        </Shelf>
      )}
      {banners?.length !== 0 && (
        <Shelf id="announcements" title={t('announcements')}>
          {banners ? <Announcements banners={banners} /> : <MissingShelf />}
        </Shelf>
      )}
    </div>
  )
}
