import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { Table, Th } from '#ui/table.tsx'
import { lineHref } from './line-kinds.ts'
import { LineCardRow } from './line-card-row.tsx'
import { lineCardMatrix } from './line-card-matrix.ts'
import type { Line } from './read-lines.ts'
import styles from './line-card-table.module.css'

type Top = { slug: string; name: string; children: { slug: string; children: { slug: string }[] }[] }

export function LineCardTable({ lines, tree, caption }: { lines: Line[]; tree: Top[]; caption: string }) {
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
              <Link href={`/category/${slug}`} prefetch={false}>
                {name}
              </Link>
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
