import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing, notFoundMetadata, NotFoundPage, Unavailable } from '#features/site/index.ts'
import { MakerPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { headOf } from '#seo/page-head.ts'
import { Num } from '#ui/figures.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { LineMarks } from '../lines/line-marks.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { countryName } from './country-name.ts'
import { MakerParts } from './maker-parts.tsx'
import { MakerTitle } from './maker-title.tsx'
import layout from '../page-layout.module.css'

export async function makerHead(slug: string): Promise<Metadata> {
  const result = await read(MakerPageDocument, { slug })
  const maker = result.data?.manufacturer
  if (!maker) return result.ok ? notFoundMetadata() : {}
  return headOf({ page: 'MANUFACTURER', name: maker.name, href: `/manufacturer/${maker.slug}` })
}

/** A manufacturer: who it is, what it makes, and its parts. */
export async function MakerPage({ slug }: { slug: string }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(MakerPageDocument, { slug }),
  ])
  const { manufacturer: maker, line } = result.data ?? {}
  if (!maker) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  const lines = line ? <LineMarks slug={slug} kinds={line.kinds} /> : !result.ok && <Missing />
  const { id, name, description, countryCode, productCount } = maker
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
        <MakerParts id={id} name={name} />
      </div>
    </>
  )
}
