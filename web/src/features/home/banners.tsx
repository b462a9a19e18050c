import { useTranslations } from 'next-intl'
import type { Banners_BannerFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import styles from './banners.module.css'

export function Banners({ banners }: { banners: Banners_BannerFragment[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="announcements">
      <h2 id="announcements">{t('announcements')}</h2>
      <ul className={styles.banners}>
        {banners.map(({ title, text, path, imageUrl }) => (
          <li key={path}>
            {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
            <h3>
              <Link href={path} prefetch={false}>
                <bdi>{title}</bdi>
              </Link>
            </h3>
            <p>
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
