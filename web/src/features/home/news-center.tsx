import { getTranslations } from 'next-intl/server'
import { Headlines } from '#features/site/index.ts'
import { HomeNewsDocument } from '#graphql/generated/documents/home.ts'
import type { HomeNewsQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './home-page.module.css'
import announcementStyles from './announcements.module.css'

export async function NewsCenter() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeNewsDocument, {})])
  const articles = data?.news?.nodes
  const banners = data?.banners
  return (
    <div className={styles.beside}>
      {articles?.length !== 0 && (
        <HomeSection id="news" title={t('newsCenter')} all={{ href: '/news', label: t('allNews') }}>
          {articles ? <Headlines articles={articles} level="h3" /> : <Missing />}
        </HomeSection>
      )}
      {banners?.length !== 0 && (
        <HomeSection id="announcements" title={t('announcements')}>
          {banners ? <Announcements banners={banners} /> : <Missing />}
        </HomeSection>
      )}
    </div>
  )
}

function Announcements({ banners }: { banners: NonNullable<HomeNewsQuery['banners']> }) {
  return (
    <ul className={announcementStyles.announcements}>
      {banners.map(({ title, text, path, imageUrl }) => (
        <li key={`${path} ${title}`}>
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <h3>
            <Link href={path}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
