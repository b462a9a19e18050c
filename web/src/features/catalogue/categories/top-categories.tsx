import { useTranslations } from 'next-intl'
import styles from './top-categories.module.css'

export function TopCategories({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  const t = useTranslations('catalogue.categories')
  return (
    <nav aria-label={t('jump')}>
      <ul className={styles.categories}>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
