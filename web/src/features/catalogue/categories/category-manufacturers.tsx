import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import styles from './category-manufacturers.module.css'

type CategoryManufacturersProps = { category: string; manufacturers: readonly { name: string; href: string }[] }

export function CategoryManufacturers({ category, manufacturers }: CategoryManufacturersProps) {
  const t = useTranslations('catalogue.categories')
  if (manufacturers.length === 0) return null
  return (
    <nav aria-label={t('manufacturersOf', { category })} className={styles.manufacturers}>
      <span className={styles.title} aria-hidden="true">
        {t('manufacturers')}
      </span>
      <ul>
        {manufacturers.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
