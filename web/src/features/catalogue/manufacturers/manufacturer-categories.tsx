import { Missing } from '#ui/states/unavailable.tsx'
import type { Facets_SearchFacetsFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { listingHref, readListing, type Manufacturer } from '../listing/listing-state.ts'
import styles from './manufacturer-categories.module.css'

type ManufacturerCategoriesProps = {
  title: string
  manufacturer: Manufacturer
  facets: Pick<Facets_SearchFacetsFragment, 'categories' | 'cappedFacets'>
}

export function ManufacturerCategories({ title, manufacturer, facets }: ManufacturerCategoriesProps) {
  const { counted } = useNumbers()
  if (facets.categories.length === 0) return null
  const categories = facets.categories.flatMap(({ category, ...counts }) =>
    category ? [{ ...counts, ...category }] : [],
  )
  return (
    <section aria-labelledby="makes" className={styles.section}>
      <h2 id="makes">{title}</h2>
      {categories.length === 0 ? (
        <Missing />
      ) : (
        <ul className={styles.categories}>
          {categories.map(({ slug, name, count }) => (
            <li key={slug}>
              <Link href={listingHref(readListing({ category: slug }, { manufacturer }))} className={styles.category}>
                <span>{name}</span>
                <Num className={styles.count}>{counted(count, facets.cappedFacets.includes('CATEGORIES'))}</Num>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
