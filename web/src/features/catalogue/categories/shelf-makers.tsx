import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import styles from './shelf-makers.module.css'

type ShelfMakersProps = { shelf: string; makers: readonly { name: string; href: string }[] }

/** Who makes most of what lies on a shelf. */
export function ShelfMakers({ shelf, makers }: ShelfMakersProps) {
  const t = useTranslations('catalogue.categories')
  if (makers.length === 0) return null
  return (
    <nav aria-label={t('makersOf', { category: shelf })} className={styles.makers}>
      <span className={styles.title} aria-hidden="true">
        {t('makers')}
      </span>
      <ul>
        {makers.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
