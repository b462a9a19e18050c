import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Facets_SearchFacetsFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { Chip } from '#ui/chip.tsx'
import { isNarrowed, isShelf, listingHref, toggled, withoutFilters, type ListingState } from './listing-state.ts'
import styles from './listing.module.css'

type AppliedFiltersProps = { state: ListingState; facets: Facets_SearchFacetsFragment }

/** What narrows the list, each with a way to take it off. */
export function AppliedFilters({ state, facets }: AppliedFiltersProps) {
  const t = useTranslations('catalogue')
  const category = isShelf(state) ? null : state.category
  if (!category && !isNarrowed(state)) return null
  const applied: { name: string; change: Partial<ListingState> }[] = [
    ...(category ? [{ name: categoryName(facets, category), change: { category: null } }] : []),
    ...state.manufacturers.map((id) => ({
      name: facets.manufacturers.find((option) => option.id === id)?.name ?? t('columns.manufacturer'),
      change: { manufacturers: toggled(state.manufacturers, id) },
    })),
    ...(state.isInStock ? [{ name: t('list.inStock'), change: { isInStock: false } }] : []),
    ...(state.isRohs ? [{ name: t('list.rohs'), change: { isRohs: false } }] : []),
    ...(state.packaging ? [{ name: t(`packagingKinds.${state.packaging}`), change: { packaging: null } }] : []),
  ]
  return (
    <ul className={styles.applied} aria-label={t('list.applied')}>
      {applied.map(({ name, change }) => (
        <li key={name}>
          <Chip
            on
            href={listingHref(state, change)}
            aria-label={t('list.remove', { name })}
            prefetch={false}
            scroll={false}
          >
            <bdi>{name}</bdi>
            <X size={13} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <Link
          href={listingHref(state, { ...withoutFilters, ...(category && { category: null }) })}
          className={styles.clear}
          prefetch={false}
          scroll={false}
        >
          {t('list.clearAll')}
        </Link>
      </li>
    </ul>
  )
}

const categoryName = (facets: Facets_SearchFacetsFragment, slug: string) =>
  facets.categories.find(({ category }) => category?.slug === slug)?.name ?? slug
