import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing, notFoundMetadata, NotFoundPage, Unavailable } from '#features/site/index.ts'
import { MakerPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { countryName } from '#i18n/country-name.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { headOf } from '#seo/page-head.ts'
import { Num } from '#ui/figures.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { LineMarks } from '../lines/line-marks.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { readListing, type SearchParams } from '../listing/listing-state.ts'
import { readList } from '../listing/read-list.ts'
import { MakerParts } from './maker-parts.tsx'
import { MakerTitle } from './maker-title.tsx'
import { PartsSection } from './parts-section.tsx'
import layout from '../page-layout.module.css'

export async function makerHead(slug: string, asked?: SearchParams): Promise<Metadata> {
  const result = await read(MakerPageDocument, { slug })
  const maker = result.data?.manufacturer
  if (!maker) return result.ok ? notFoundMetadata() : {}
  if (asked && (await readList(readListing(asked, { maker }))).isBeyond) return notFoundMetadata()
  return headOf({
    page: 'MANUFACTURER',
    name: maker.name,
    href: `/manufacturer/${maker.slug}`,
    isIndexed: !asked,
  })
}

/** A manufacturer: who it is, what it makes, and its parts; or its parts as somebody has narrowed, ordered or turned them. */
export async function MakerPage({ slug, asked }: { slug: string; asked?: SearchParams }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(MakerPageDocument, { slug }),
  ])
  const { manufacturer: maker, line } = result.data ?? {}
  if (!maker && asked && result.ok) notFound()
  if (!maker) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  const state = asked && readListing(asked, { maker })
  const list = state && (await readList(state))
  // A page that is made for its request starts before a Suspense in it has ended: only this way it has the status.
  if (list?.isBeyond) notFound()
  const lines = line ? <LineMarks slug={slug} kinds={line.kinds} /> : !result.ok && <Missing />
  const { name, description, countryCode, productCount } = maker
  return (
    <>
      <PageTrail
        above={[{ name: t('makers.title'), href: '/manufacturer' }]}
        current={{ name, href: `/manufacturer/${slug}` }}
      />
      <MakerTitle name={name} text={description} />
      <div className={layout.page}>
        <TitleBlock
          facts={[
            { name: t('makers.headOffice'), value: countryName(countryCode, locale) },
            { name: t('makers.partsListed'), value: <Num>{numbersOf(locale).integer(productCount)}</Num> },
            ...(lines ? [{ name: t('makers.lines'), value: lines }] : []),
          ]}
        />
        {!list && <MakerParts maker={maker} />}
        {list && !list.search && <Unavailable />}
        {state && list?.search && <PartsSection name={name} state={state} connection={list.search} />}
      </div>
    </>
  )
}
