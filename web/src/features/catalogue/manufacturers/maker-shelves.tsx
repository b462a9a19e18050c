import { useLocale } from 'next-intl'
import { Missing } from '#features/site/index.ts'
import type { Facets_SearchFacetsFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { listingHref, readListing, type Maker } from '../listing/listing-state.ts'
import styles from './maker-shelves.module.css'

type MakerShelvesProps = {
  title: string
  maker: Maker
  facets: Pick<Facets_SearchFacetsFragment, 'categories' | 'cappedFacets'>
}

/** What a maker makes: each category leads to its parts in it. */
export function MakerShelves({ title, maker, facets }: MakerShelvesProps) {
  const { counted } = numbersOf(useLocale())
  if (facets.categories.length === 0) return null
  const shelves = facets.categories.flatMap(({ category, ...shelf }) => (category ? [{ ...shelf, ...category }] : []))
  return (
    <section aria-labelledby="makes" className={styles.section}>
      <h2 id="makes">{title}</h2>
      {shelves.length === 0 ? (
        <Missing />
      ) : (
        <ul className={styles.shelves}>
          {shelves.map(({ slug, name, count }) => (
            <li key={slug}>
              <Link
                href={listingHref(readListing({ category: slug }, { maker }))}
                className={styles.shelf}
                prefetch={false}
              >
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
