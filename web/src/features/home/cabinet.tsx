import { useLocale, useTranslations } from 'next-intl'
import { CategoryIcon } from '#features/catalogue/index.ts'
import type { Cabinet_CategoryFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Shelf } from './shelf.tsx'
import styles from './cabinet.module.css'

/** Fills whole rows of six, four, three and two. */
const drawers = 12

/** The fullest shelves of the second level, in the order of the tree. */
const fullest = (categories: Cabinet_CategoryFragment[]) => {
  const all = categories.flatMap(({ children }) => children)
  const kept = new Set(all.toSorted((a, b) => b.productCount - a.productCount).slice(0, drawers))
  return all.filter((category) => kept.has(category))
}

export function Cabinet({ categories, total }: { categories: Cabinet_CategoryFragment[]; total?: number }) {
  const t = useTranslations('home')
  const { integer } = numbersOf(useLocale())
  return (
    <Shelf
      id="cabinet"
      title={t('cabinet')}
      all={total === undefined ? undefined : { href: '/category', label: t('allCategories', { count: total }) }}
    >
      <ul className={styles.cabinet}>
        {fullest(categories).map(({ id, slug, name, icon, productCount }) => (
          <li key={id}>
            <Link href={`/category/${slug}`} prefetch={false}>
              <CategoryIcon name={icon} className={styles.picture} />
              <span>
                <span className={styles.name}>{name}</span>
                <Num className={styles.count}>{integer(productCount)}</Num>
                <VisuallyHidden> {t('partNumbers')}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
