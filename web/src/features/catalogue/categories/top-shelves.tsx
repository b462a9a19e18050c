import { useTranslations } from 'next-intl'
import styles from './top-shelves.module.css'

/** A way down to each top shelf of the page. */
export function TopShelves({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  const t = useTranslations('catalogue.categories')
  return (
    <nav aria-label={t('jump')}>
      <ul className={styles.shelves}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
