import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing, Unavailable } from '#ui/states/unavailable.tsx'
import { notFoundMetadata, NotFoundPage } from '#features/site/index.ts'
import {
  ManufacturerPageDocument,
  ManufacturerPartsDocument,
  ManufacturerPicksDocument,
} from '#graphql/generated/documents/catalogue.ts'
import type { Listing_SearchConnectionFragment } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { countryName } from '#i18n/country-name.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Num } from '#ui/figures.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { LineMarks } from '../lines/line-marks.tsx'
import {
  listHead,
  type ListingState,
  type Manufacturer,
  isMissingPage,
  readListing,
  type SearchParams,
} from '../listing/listing-state.ts'
import { Listing } from '../listing/listing.tsx'
import { loadList } from '../listing/read-list.ts'
import { PartCards } from '../parts/part-cards.tsx'
import { ManufacturerCategories } from './manufacturer-categories.tsx'
import { ManufacturerTitle } from '../manufacturer-title/manufacturer-title.tsx'
import layout from '../page-layout.module.css'

export async function loadManufacturerHead(slug: string, requested?: SearchParams): Promise<Metadata> {
  const result = await read(ManufacturerPageDocument, { slug })
  const manufacturer = result.data?.manufacturer
  if (!manufacturer) return result.ok ? notFoundMetadata() : {}
  const state = requested && readListing(requested, { manufacturer })
  if (state && isMissingPage((await loadList(state)).kind, state)) return notFoundMetadata()
  return loadPageHead({
    page: 'MANUFACTURER',
    name: manufacturer.name,
    ...listHead(`/manufacturer/${manufacturer.slug}`, state),
  })
}

export async function ManufacturerPage({ slug, requested }: { slug: string; requested?: SearchParams }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(ManufacturerPageDocument, { slug }),
  ])
  const { manufacturer, line } = result.data ?? {}
  if (!manufacturer && requested && result.ok) notFound()
  if (!manufacturer) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  const state = requested && readListing(requested, { manufacturer })
  const list = state && (await loadList(state))
  // A status set inside Suspense comes too late, so the page is checked before it renders.
  if (state && list && isMissingPage(list.kind, state)) notFound()
  const lines = line ? <LineMarks slug={slug} kinds={line.kinds} /> : !result.ok && <Missing />
  const { name, description, countryCode, partCount } = manufacturer
  return (
    <>
      <PageTrail
        above={[{ name: t('manufacturers.title'), href: '/manufacturer' }]}
        current={{ name, href: `/manufacturer/${slug}` }}
      />
      <ManufacturerTitle name={name} text={description} />
      <div className={layout.page}>
        <TitleBlock
          facts={[
            ...(countryCode ? [{ name: t('manufacturers.headOffice'), value: countryName(countryCode, locale) }] : []),
            {
              name: t('manufacturers.partsListed'),
              value: <Num>{getNumberFormats(locale).integer(partCount)}</Num>,
            },
            ...(lines ? [{ name: t('manufacturers.lines'), value: lines }] : []),
          ]}
        />
        {!list && <ManufacturerParts manufacturer={manufacturer} />}
        {list && !list.search && <Unavailable />}
        {state && list?.search && <PartsSection name={name} state={state} connection={list.search} />}
      </div>
    </>
  )
}

async function ManufacturerParts({ manufacturer }: { manufacturer: Manufacturer & { name: string } }) {
  const { id, name } = manufacturer
  const [t, { data }] = await Promise.all([
    getTranslations('catalogue'),
    read(ManufacturerPartsDocument, { manufacturers: [id] }),
  ])
  const search = data?.search
  if (!search) return <Unavailable />
  if (search.totalCount === 0)
    return (
      <EmptyState
        title={t('manufacturers.noParts', { name })}
        action={<ButtonLink href="/category">{t('noResults.browse')}</ButtonLink>}
      >
        {t('manufacturers.noPartsText')}
      </EmptyState>
    )
  return (
    <>
      <ManufacturerCategories
        title={t('manufacturers.categories', { name })}
        manufacturer={manufacturer}
        facets={search.facets}
      />
      <ManufacturerPicks name={name} />
      <PartsSection name={name} state={readListing({}, { manufacturer })} connection={search} />
    </>
  )
}

const maxPicks = 8

async function ManufacturerPicks({ name }: { name: string }) {
  const [t, { data }] = await Promise.all([
    getTranslations('catalogue.manufacturers'),
    read(ManufacturerPicksDocument, {}),
  ])
  const { featuredProducts, homeSection } = data ?? {}
  const isMissing = !featuredProducts || !homeSection
  const all = [...(featuredProducts ?? []), ...(homeSection?.nodes ?? [])]
  const picks = all.filter(
    ({ id, manufacturerName }, at) => manufacturerName === name && all.findIndex((other) => other.id === id) === at,
  )
  if (picks.length === 0 && !isMissing) return null
  return (
    <section aria-labelledby="picks" className={layout.section}>
      <h2 id="picks">{t('featuredParts', { name })}</h2>
      {picks.length > 0 && <PartCards products={picks.slice(0, maxPicks)} />}
      {isMissing && <Missing />}
    </section>
  )
}

type PartsSectionProps = { name: string; state: ListingState; connection: Listing_SearchConnectionFragment }

function PartsSection({ name, state, connection }: PartsSectionProps) {
  const t = useTranslations('catalogue.manufacturers')
  const title = t('partsBy', { name })
  return (
    <section aria-labelledby="parts" className={layout.section}>
      <h2 id="parts">{title}</h2>
      <Listing state={state} connection={connection} caption={title} />
    </section>
  )
}
