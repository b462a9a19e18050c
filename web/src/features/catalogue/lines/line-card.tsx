import { getLocale, getTranslations } from 'next-intl/server'
import { Missing } from '#ui/unavailable.tsx'
import { CategoriesPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { LineCardTable } from './line-card-table.tsx'
import { LineList } from './line-list.tsx'
import type { Line } from './read-lines.ts'
import layout from '../page-layout.module.css'

export async function LineCard({ lines }: { lines: Line[] }) {
  const [t, locale, { data }] = await Promise.all([
    getTranslations('catalogue.lines'),
    getLocale(),
    read(CategoriesPageDocument, {}),
  ])
  const { compare } = new Intl.Collator(locale)
  const byName = (a: Line, b: Line) => compare(a.manufacturer.name, b.manufacturer.name)
  if (!data?.categories)
    return (
      <>
        <div className={layout.said}>
          <Missing>{t('tableMissing')}</Missing>
        </div>
        <LineList kind="LINE_CARD" lines={lines} />
      </>
    )
  return <LineCardTable lines={lines.toSorted(byName)} tree={data.categories} caption={t('titles.LINE_CARD')} />
}
