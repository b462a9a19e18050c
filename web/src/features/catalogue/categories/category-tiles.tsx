import type { CategoryTile_CategoryFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { CategoryIcon } from '@partgate/package-drawings/category-icon.tsx'
import styles from './category-tiles.module.css'

type Tile = Omit<CategoryTile_CategoryFragment, 'partCount'> & { partCount: number | null }

type CategoryTilesProps = {
  categories: Tile[]
  isCapped?: boolean
  label: string
  toHref?: (slug: string) => string
}

const categoryHref = (slug: string) => `/category/${slug}`

export function CategoryTiles({ categories, isCapped = false, label, toHref = categoryHref }: CategoryTilesProps) {
  const numbers = useNumbers()
  if (categories.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {categories.map(({ id, slug, name, icon, partCount }) => (
          <li key={id}>
            <Link href={toHref(slug)} className={styles.tile}>
              <span className={styles.icon}>
                <CategoryIcon name={icon} />
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                {partCount !== null && <Num className={styles.count}>{numbers.counted(partCount, isCapped)}</Num>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
