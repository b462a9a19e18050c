import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing, notFoundMetadata, NotFoundPage, Unavailable } from '#features/site/index.ts'
import { ManufacturerPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { countryName } from '#i18n/country-name.ts'
import { createNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { Num } from '#ui/figures.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { LineMarks } from '../lines/line-marks.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { readListing, type SearchParams } from '../listing/listing-state.ts'
import { loadList } from '../listing/read-list.ts'
import { ManufacturerParts } from './manufacturer-parts.tsx'
import { ManufacturerTitle } from './manufacturer-title.tsx'
import { PartsSection } from './parts-section.tsx'
import layout from '../page-layout.module.css'

export async function loadManufacturerHead(slug: string, requested?: SearchParams): Promise<Metadata> {
  const result = await read(ManufacturerPageDocument, { slug })
  const manufacturer = result.data?.manufacturer
  if (!manufacturer) return result.ok ? notFoundMetadata() : {}
  if (requested && (await loadList(readListing(requested, { manufacturer }))).isBeyond) return notFoundMetadata()
  return loadPageHead({
    page: 'MANUFACTURER',
    name: manufacturer.name,
    href: `/manufacturer/${manufacturer.slug}`,
    isIndexed: !requested,
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
  if (list?.isBeyond) notFound()
  const lines = line ? <LineMarks slug={slug} kinds={line.kinds} /> : !result.ok && <Missing />
  const { name, description, countryCode, productCount } = manufacturer
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
            { name: t('manufacturers.headOffice'), value: countryName(countryCode, locale) },
            {
              name: t('manufacturers.partsListed'),
              value: <Num>{createNumberFormats(locale).integer(productCount)}</Num>,
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
