import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Unavailable } from '#ui/states/unavailable.tsx'
import type { DetectedFilters_DetectedFilterFragment, Facets_SearchFacetsFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { getNumberFormats } from '#i18n/numbers.ts'
import { toLocaleCode } from '#i18n/routing.ts'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { CategoryListing } from '../categories/category-listing.tsx'
import { detectedText } from '../listing/facets/facet-choice.ts'
import { ListHead } from '../list-head.tsx'
import {
  isCategoryPage,
  hasActiveFilters,
  isTooShort,
  listingHref,
  type ListingState,
  stateHref,
  readListing,
  type SearchParams,
  withoutFilters,
} from '../listing/listing-state.ts'
import { Listing } from '../listing/listing.tsx'
import { loadList } from '../listing/read-list.ts'

export async function loadSearchHead(searchParams: SearchParams): Promise<Metadata> {
  const state = readListing(searchParams)
  const shownCategory = isCategoryPage(state) ? (await loadList(state)).category : null
  return loadPageHead({
    page: shownCategory ? 'CATEGORY' : 'SEARCH',
    name: shownCategory?.name ?? (state.query || null),
    href: stateHref(state),
    isIndexed: false,
  })
}

export async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const state = readListing(searchParams)
  const { query } = state
  if (isTooShort(state)) return <TooShort query={query} />
  const [t, locale, result] = await Promise.all([getTranslations('catalogue.list'), getLocale(), loadList(state)])
  const { search, category } = result
  if (category) return <CategoryListing category={category} state={state} connection={search} />
  if (!search)
    return (
      <>
        <ListHead title={query || t('heading')} />
        <Unavailable />
        {hasActiveFilters(state) && (
          <p>
            <Link href={listingHref(state, withoutFilters)}>{t('clearAll')}</Link>
          </p>
        )}
      </>
    )
  const { totalCount, isTotalCapped } = search
  const number = getNumberFormats(locale).counted(totalCount, isTotalCapped)
  const title = query ? t('resultOf', { count: totalCount, number, query }) : t('result', { count: totalCount, number })
  const isExplained = search.detectedFilters.length > 0 || state.isTextOnly
  return (
    <>
      <ListHead title={title}>{isExplained && <ReadAs state={state} search={search} />}</ListHead>
      <Listing state={state} connection={search} caption={title} />
    </>
  )
}

type ReadAsProps = {
  state: ListingState
  search: { detectedFilters: readonly DetectedFilters_DetectedFilterFragment[]; facets: Facets_SearchFacetsFragment }
}

function ReadAs({ state, search: { detectedFilters: detected, facets } }: ReadAsProps) {
  const t = useTranslations('catalogue.list')
  const locale = useLocale()
  const gap = useSentenceGap()
  const listed = new Intl.ListFormat(locale)
  const way = (isTextOnly: boolean, text: string) => (
    <Link href={listingHref(state, { isTextOnly })} rel="nofollow">
      {text}
    </Link>
  )
  if (state.isTextOnly)
    return (
      <>
        {t('readAsWords')}
        {gap}
        {way(false, t('asValues'))}
      </>
    )
  if (detected.length === 0) return null
  const filters = listed.formatToParts(detected.map((_, at) => String(at))).map(({ type, value }, at) => {
    const filter = type === 'element' ? detected[Number(value)] : undefined
    return (
      <span key={at}>
        {filter ? (
          <>
            {filter.name} <bdi dir="ltr">{detectedText(filter, facets.parameters, toLocaleCode(locale))}</bdi>
          </>
        ) : (
          value
        )}
      </span>
    )
  })
  return (
    <>
      {t.rich('readAs', { filters: () => <strong>{filters}</strong> })}
      {gap}
      {way(true, t('asWords'))}
    </>
  )
}

function TooShort({ query }: { query: string }) {
  const t = useTranslations('catalogue')
  return (
    <>
      <ListHead title={t('list.heading')} />
      <EmptyState title={t('tooShort.title')} action={<ButtonLink href="/category">{t('tooShort.browse')}</ButtonLink>}>
        {query ? t('tooShort.textOf', { query }) : t('tooShort.text')}
      </EmptyState>
    </>
  )
}
