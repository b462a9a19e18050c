import { useTranslations } from 'next-intl'
import type { CategoryTile_CategoryFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { CategoryIcon } from '../drawing/category-icon.tsx'
import styles from './category-tiles.module.css'

/** Shelves side by side. */
export function CategoryTiles({ categories }: { categories: CategoryTile_CategoryFragment[] }) {
  const t = useTranslations('catalogue.categories')
  const numbers = useNumbers()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('below')}>
      <ul className={styles.tiles}>
        {categories.map(({ id, slug, name, icon, productCount }) => (
          <li key={id}>
            <Link href={`/category/${slug}`} className={styles.tile} prefetch={false}>
              <span className={styles.icon}>
                <CategoryIcon name={icon} />
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <Num className={styles.count}>{numbers.integer(productCount)}</Num>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
