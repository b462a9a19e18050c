import { useTranslations } from 'next-intl'
import type {
  CountedFacet,
  Facets_SearchFacetsFragment,
  ParameterFacet_ParameterFacetFragment,
} from '#graphql/generated/types.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Icon } from '#ui/icon.tsx'
import { chosenCategories, chosenManufacturers, findChosen, type DetectedFilter } from './facet-choice.ts'
import { FacetList } from './facet-list.tsx'
import { FacetOptions } from './facet-options.tsx'
import { FacetSection } from './facet-section.tsx'
import { isCategoryPage, listingHref, type ListingState, toggled } from '../listing-state.ts'
import { isChosen } from './parameter-choice.ts'
import { parameterOptions } from './parameter-options.ts'
import { RangeForm } from './range-form.tsx'
import styles from './facets.module.css'

type FacetsProps = {
  state: ListingState
  facets: Facets_SearchFacetsFragment
  detected: readonly DetectedFilter[]
  doneLabel: string
}

const openParameters = 4

export function Facets({ state, facets, detected, doneLabel }: FacetsProps) {
  const t = useTranslations('catalogue')
  const isCapped = (facet: CountedFacet) => facets.cappedFacets.includes(facet)
  const href = (change: Partial<ListingState>) => listingHref(state, change)
  const manufacturerOptions = facets.manufacturers.map(({ manufacturerId: id, name, count }) => ({ id, name, count }))
  const manufacturers = chosenManufacturers(state, detected, manufacturerOptions)
  const kinds = facets.categories.flatMap(({ name, count, category }) =>
    category ? [{ id: category.slug, name, count }] : [],
  )
  const categories = chosenCategories(state, detected, kinds)
  const isAvailable = { id: 'stock', name: t('list.inStock'), isOn: state.isInStock, count: facets.inStockCount }
  const isCompliant = { id: 'rohs', name: t('list.rohs'), isOn: state.isRohs, count: facets.rohsCompliantCount }
  return (
    <StaticPart as="aside" id="filters" popover="auto" className={styles.facets} aria-label={t('list.filters')}>
      <div className={styles.head}>
        <h2>{t('list.filters')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('list.closeFilters')}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <div className={styles.questions} data-scrolled>
        <FacetList
          facet="availability"
          title={t('list.availability')}
          isCapped={isCapped('IN_STOCK') || isCapped('ROHS')}
          options={[
            { ...isAvailable, href: href({ isInStock: !state.isInStock }) },
            { ...isCompliant, href: href({ isRohs: !state.isRohs }) },
          ]}
        />
        {!isCategoryPage(state) && (
          <FacetList
            facet="category"
            title={t('list.category')}
            isCapped={isCapped('CATEGORIES')}
            options={kinds.map(({ id, ...kind }) => {
              const isOn = categories.chosen.includes(id)
              const isOnly = isOn && categories.chosen.length === 1
              return { id, ...kind, isOn, href: listingHref(categories.rest, { category: isOnly ? null : id }) }
            })}
          />
        )}
        {!state.manufacturer && (
          <FacetList
            facet="manufacturer"
            title={t('list.manufacturer')}
            isCapped={isCapped('MANUFACTURERS')}
            options={manufacturerOptions.map(({ id, ...facet }) => ({
              id,
              ...facet,
              isOn: manufacturers.chosen.includes(id),
              href: listingHref(manufacturers.rest, { manufacturers: toggled(manufacturers.chosen, id) }),
            }))}
          />
        )}
        {facets.parameters.map((facet, at) => (
          <ParameterFacet
            key={facet.key}
            state={state}
            detected={detected}
            facet={facet}
            isOpen={at < openParameters}
          />
        ))}
        <FacetList
          facet="packaging"
          title={t('list.packaging')}
          isCapped={isCapped('PACKAGINGS')}
          options={facets.packagings.map(({ packaging, count }) => ({
            id: packaging,
            name: t(`packagingKinds.${packaging}`),
            count,
            isOn: state.packagings.includes(packaging),
            href: href({ packagings: toggled(state.packagings, packaging) }),
          }))}
        />
        <FacetList
          facet="lifecycle"
          title={t('list.lifecycle')}
          isCapped={isCapped('LIFECYCLES')}
          options={facets.lifecycleStatuses.map(({ lifecycleStatus, count }) => ({
            id: lifecycleStatus,
            name: t(`lifecycle.${lifecycleStatus}`),
            count,
            isOn: state.lifecycles.includes(lifecycleStatus),
            href: href({ lifecycles: toggled(state.lifecycles, lifecycleStatus) }),
          }))}
        />
      </div>
      <button type="button" className={styles.done} popoverTarget="filters" popoverTargetAction="hide">
        {doneLabel}
      </button>
    </StaticPart>
  )
}

type ParameterFacetProps = {
  state: ListingState
  detected: readonly DetectedFilter[]
  facet: ParameterFacet_ParameterFacetFragment
  isOpen: boolean
}

/** Numbers with more values than this are filtered by range only. */
const fewValues = 8

function ParameterFacet({ state, detected, facet, isOpen }: ParameterFacetProps) {
  const { key, name, values, min, max, isCapped } = facet
  const isNumeric = min !== null
  const hasFew = values.length <= fewValues
  const id = `p-${key}`
  const chosen = findChosen(state, detected, key)
  // A range between equal bounds filters nothing.
  const isRange = isNumeric && (min !== max || chosen.choice.min !== null || chosen.choice.max !== null)
  return (
    <FacetSection id={id} title={name} isOpen={isOpen || isChosen(chosen.choice)}>
      {isRange && <RangeForm facet={facet} {...chosen} />}
      {(!isNumeric || hasFew) && (
        <FacetOptions facet={id} options={parameterOptions(facet, chosen)} isCapped={isCapped} />
      )}
    </FacetSection>
  )
}
