import { getTranslations } from 'next-intl/server'
import { Headlines } from '#features/site/index.ts'
import { HomeNewsDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { Announcements } from './announcements.tsx'
import { MissingSection } from './missing-section.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './home-page.module.css'

export async function NewsCentre() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeNewsDocument, {})])
  const articles = data?.news?.nodes
  const banners = data?.banners
  return (
    <div className={styles.beside}>
      {articles?.length !== 0 && (
        <HomeSection id="news" title={t('newsCentre')} all={{ href: '/news', label: t('allNews') }}>
          {articles ? <Headlines articles={articles} level="h3" /> : <MissingSection />}
        </HomeSection>
      )}
      {banners?.length !== 0 && (
        <HomeSection id="announcements" title={t('announcements')}>
          {banners ? <Announcements banners={banners} /> : <MissingSection />}
        </HomeSection>
      )}
    </div>
  )
}
