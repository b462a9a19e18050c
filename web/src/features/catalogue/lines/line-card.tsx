import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing } from '#ui/states/unavailable.tsx'
import { CategoriesPageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { CategoriesPageQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { Table, Th } from '#ui/table.tsx'
import { lineCardMatrix } from './line-card-matrix.ts'
import { LineCardRow } from './line-card-row.tsx'
import { lineHref } from './line-kinds.ts'
import { LineList } from './line-list.tsx'
import type { Line } from './read-lines.ts'
import layout from '../page-layout.module.css'
import styles from './line-card.module.css'

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
        <div className={layout.notice}>
          <Missing>{t('tableMissing')}</Missing>
        </div>
        <LineList kind="LINE_CARD" lines={lines} />
      </>
    )
  return <LineCardTable lines={lines.toSorted(byName)} tree={data.categories} caption={t('titles.LINE_CARD')} />
}

type Tree = NonNullable<CategoriesPageQuery['categories']>

function LineCardTable({ lines, tree, caption }: { lines: Line[]; tree: Tree; caption: string }) {
  const t = useTranslations('catalogue')
  const { columns, rows } = lineCardMatrix(tree, lines)
  return (
    <Table
      caption={caption}
      className={styles.table}
      head={
        <>
          <Th>{t('columns.manufacturer')}</Th>
          {columns.map(({ slug, name }) => (
            <Th key={slug} className={styles.category}>
              <Link href={`/category/${slug}`}>{name}</Link>
            </Th>
          ))}
        </>
      }
    >
      {rows.map(({ line, tops }) => (
        <LineCardRow
          key={line.manufacturer.id}
          line={line}
          tops={tops}
          columns={columns}
          href={lineHref('LINE_CARD', line.manufacturer.slug)}
        />
      ))}
    </Table>
  )
}
