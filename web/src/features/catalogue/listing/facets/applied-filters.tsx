import { useLocale, useTranslations } from 'next-intl'
import type { Facets_SearchFacetsFragment, DetectedFilters_DetectedFilterFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { toLocaleCode } from '#i18n/routing.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Icon } from '#ui/icon.tsx'
import { Chip } from '#ui/chip.tsx'
import { choiceText, detectedText, withDisplayValues, withoutDetected } from './facet-choice.ts'
import {
  hasActiveFilters,
  isCategoryPage,
  isTooShort,
  listingHref,
  toggled,
  withParameterChoice,
  withoutFilters,
  type ListingState,
} from '../listing-state.ts'
import styles from '../listing.module.css'

type AppliedFiltersProps = {
  state: ListingState
  facets: Facets_SearchFacetsFragment
  detected: readonly DetectedFilters_DetectedFilterFragment[]
}

type Applied = { id: string; name?: string; text: string; without: ListingState; isFigure?: boolean }

/** Without any condition the list is the whole catalog. */
const toHref = (state: ListingState) => (isTooShort(state) ? '/category' : listingHref(state))

export function AppliedFilters({ state, facets, detected }: AppliedFiltersProps) {
  const t = useTranslations('catalogue')
  const code = toLocaleCode(useLocale())
  const category = isCategoryPage(state) ? null : state.category
  if (!category && !hasActiveFilters(state) && detected.length === 0) return null
  const applied: Applied[] = [
    ...detected.map((filter) => ({
      id: `detected ${filter.key} ${filter.queryWithout ?? ''}`,
      name: filter.name,
      text: detectedText(filter, facets.parameters, code),
      without: withoutDetected(state, filter),
      isFigure: true,
    })),
    ...(category
      ? [{ id: category, text: categoryName(facets, category), without: { ...state, category: null } }]
      : []),
    ...state.manufacturers.map((id) => ({
      id,
      text: facets.manufacturers.find(({ manufacturerId }) => manufacturerId === id)?.name ?? t('columns.manufacturer'),
      without: { ...state, manufacturers: toggled(state.manufacturers, id) },
    })),
    ...state.parameters.flatMap((choice) => {
      const text = choiceText(withDisplayValues(choice, facets.parameters), code)
      const name = facets.parameters.find(({ key }) => key === choice.key)?.name ?? choice.key
      const without = withParameterChoice(state, { key: choice.key, values: [], min: null, max: null })
      return text ? [{ id: choice.key, name, text, without, isFigure: true }] : []
    }),
    ...(state.isInStock ? [{ id: 'stock', text: t('list.inStock'), without: { ...state, isInStock: false } }] : []),
    ...(state.isRohs ? [{ id: 'rohs', text: t('list.rohs'), without: { ...state, isRohs: false } }] : []),
    ...state.packagings.map((packaging) => ({
      id: packaging,
      text: t(`packagingKinds.${packaging}`),
      without: { ...state, packagings: toggled(state.packagings, packaging) },
    })),
    ...state.lifecycles.map((lifecycle) => ({
      id: lifecycle,
      text: t(`lifecycle.${lifecycle}`),
      without: { ...state, lifecycles: toggled(state.lifecycles, lifecycle) },
    })),
  ]
  return (
    <StaticPart as="ul" className={styles.applied} aria-label={t('list.applied')}>
      {applied.map(({ id, name, text, without, isFigure }) => (
        <li key={id}>
          <Chip
            isOn
            href={toHref(without)}
            title={name}
            aria-label={t('list.remove', { name: name ? `${name} ${text}` : text })}
            rel="nofollow"
            className={isFigure ? undefined : styles.word}
          >
            <bdi>{text}</bdi>
            <Icon name="x" size={13} />
          </Chip>
        </li>
      ))}
      {hasActiveFilters(state) && (
        <li>
          <Link
            href={toHref({ ...state, ...withoutFilters, ...(category && { category: null }) })}
            className={styles.clear}
          >
            {t('list.clearAll')}
          </Link>
        </li>
      )}
    </StaticPart>
  )
}

const categoryName = (facets: Facets_SearchFacetsFragment, slug: string) =>
  facets.categories.find(({ category }) => category?.slug === slug)?.name ?? slug
