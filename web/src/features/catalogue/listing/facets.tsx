import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Facets_SearchFacetsFragment } from '#graphql/generated/documents.ts'
import { FacetList } from './facet-list.tsx'
import { isShelf, listingHref, packagings, toggled, type ListingState } from './listing-state.ts'
import styles from './facets.module.css'

type FacetsProps = { state: ListingState; facets: Facets_SearchFacetsFragment }

/** Beside the list where there is room; where there is none, a panel that the filter button opens. */
export function Facets({ state, facets }: FacetsProps) {
  const t = useTranslations('catalogue')
  const href = (change: Partial<ListingState>) => listingHref(state, change)
  return (
    <aside id="filters" popover="auto" className={styles.facets} aria-label={t('list.filters')}>
      <div className={styles.head}>
        <h2>{t('list.filters')}</h2>
        <button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label={t('list.closeFilters')}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <FacetList
        title={t('list.availability')}
        options={[
          { name: t('list.inStock'), isOn: state.isInStock, href: href({ isInStock: !state.isInStock }) },
          { name: t('list.rohs'), isOn: state.isRohs, href: href({ isRohs: !state.isRohs }) },
        ]}
      />
      <FacetList
        title={t('list.manufacturer')}
        isCapped={facets.isCapped}
        options={facets.manufacturers.map(({ id, name, count }) => ({
          name,
          count,
          isOn: state.manufacturers.includes(id),
          href: href({ manufacturers: toggled(state.manufacturers, id) }),
        }))}
      />
      {!isShelf(state) && (
        <FacetList
          title={t('list.category')}
          isCapped={facets.isCapped}
          options={facets.categories.flatMap(({ name, count, category }) => {
            if (!category) return []
            const isOn = category.slug === state.category
            return [{ name, count, isOn, href: href({ category: isOn ? null : category.slug }) }]
          })}
        />
      )}
      <FacetList
        title={t('list.packaging')}
        options={packagings.map((packaging) => {
          const isOn = packaging === state.packaging
          return { name: t(`packagingKinds.${packaging}`), isOn, href: href({ packaging: isOn ? null : packaging }) }
        })}
      />
      <button type="button" className={styles.done} popoverTarget="filters" popoverTargetAction="hide">
        {t('list.showResults')}
      </button>
    </aside>
  )
}
