import { useTranslations } from 'next-intl'
import { CategoryIcon } from '@partgate/package-drawings/category-icon.tsx'
import type { HomeCategories_CategoryFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './home-categories.module.css'

/** Fills whole rows of six, four, three and two. */
const maxCategories = 12

const fullest = (categories: HomeCategories_CategoryFragment[]) => {
  const all = categories.flatMap(({ children }) => children ?? [])
  const chosen = new Set(all.toSorted((a, b) => b.partCount - a.partCount).slice(0, maxCategories))
  return all.filter((category) => chosen.has(category))
}

export function HomeCategories({
  categories,
  total,
}: {
  categories: HomeCategories_CategoryFragment[]
  total?: number
}) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  return (
    <HomeSection
      id="categories"
      title={t('browseCategories')}
      all={total === undefined ? undefined : { href: '/category', label: t('allCategories', { count: total }) }}
    >
      <ul className={styles.categories}>
        {fullest(categories).map(({ id, slug, name, icon, partCount }) => (
          <li key={id}>
            <Link href={`/category/${slug}`}>
              <CategoryIcon name={icon} className={styles.picture} />
              <span>
                <span className={styles.name}>{name}</span>
                <Num className={styles.count}>{integer(partCount)}</Num>
                <VisuallyHidden> {t('partNumbers')}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
