import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFoundMetadata, NotFoundPage } from '#features/site/index.ts'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { LinePageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { LineKind } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { countryName } from '#i18n/country-name.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { Num } from '#ui/figures.tsx'
import { TitleBlock } from '#ui/sheet.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { ManufacturerTitle } from '../manufacturer-title/manufacturer-title.tsx'
import { lineHref, linePages } from './line-kinds.ts'
import { LineMarks } from './line-marks.tsx'
import { LineParts } from './line-parts.tsx'
import layout from '../page-layout.module.css'
import styles from './line-page.module.css'

type LinePageProps = { kind: LineKind; slug: string }

export async function loadLineHead({ kind, slug }: LinePageProps): Promise<Metadata> {
  const result = await read(LinePageDocument, { kind, slug })
  const manufacturer = result.data?.manufacturerLine?.manufacturer
  if (!manufacturer) return result.ok ? notFoundMetadata() : {}
  return loadPageHead({ page: linePages[kind].seo, name: manufacturer.name, href: lineHref(kind, manufacturer.slug) })
}

export async function LinePage({ kind, slug }: LinePageProps) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(LinePageDocument, { kind, slug }),
  ])
  const line = result.data?.manufacturerLine
  if (!line) return result.ok ? <NotFoundPage /> : <Unavailable level="h1" />
  const { manufacturer, kinds, summary, categories } = line
  const { name, countryCode, partCount } = manufacturer
  return (
    <>
      <PageTrail
        above={[{ name: t(`lines.titles.${kind}`), href: linePages[kind].path }]}
        current={{ name, href: lineHref(kind, slug) }}
      />
      <ManufacturerTitle name={name} text={summary}>
        <p className={styles.note}>{t(`lines.details.${kind}`, { name })}</p>
      </ManufacturerTitle>
      <div className={layout.page}>
        <TitleBlock
          facts={[
            ...(countryCode ? [{ name: t('manufacturers.headOffice'), value: countryName(countryCode, locale) }] : []),
            {
              name: t('manufacturers.partsListed'),
              value: <Num>{getNumberFormats(locale).integer(partCount)}</Num>,
            },
            { name: t('manufacturers.lines'), value: <LineMarks slug={slug} kinds={kinds} current={kind} /> },
          ]}
        />
        <LineParts manufacturer={manufacturer} categories={categories} />
      </div>
    </>
  )
}
