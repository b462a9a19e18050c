import type { HomeNewsQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import styles from './announcements.module.css'

export function Announcements({ banners }: { banners: NonNullable<HomeNewsQuery['banners']> }) {
  return (
    <ul className={styles.announcements}>
      {banners.map(({ title, text, path, imageUrl }) => (
        <li key={`${path} ${title}`}>
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <h3>
            <Link href={path} prefetch={false}>
              {title}
            </Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
