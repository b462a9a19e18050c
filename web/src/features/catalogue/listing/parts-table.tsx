import { useTranslations } from 'next-intl'
import type { PartRow_SearchEdgeFragment } from '#graphql/generated/documents.ts'
import { Table, Th } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { parameterColumns } from './parameter-columns.ts'
import { PartRow } from './part-row.tsx'
import styles from './parts-table.module.css'

export function PartsTable({ edges, caption }: { edges: PartRow_SearchEdgeFragment[]; caption: string }) {
  const t = useTranslations('catalogue')
  const columns = parameterColumns(edges.map(({ node }) => node))
  return (
    <Table
      caption={caption}
      className={styles.table}
      head={
        <>
          <Th>
            <VisuallyHidden>{t('columns.picture')}</VisuallyHidden>
          </Th>
          <Th>{t('columns.partNumber')}</Th>
          {columns.map(({ key, name }) => (
            <Th key={key} className={styles.parameter}>
              {name}
            </Th>
          ))}
          <Th numeric>{t('columns.stock')}</Th>
          <Th numeric>{t('columns.price')}</Th>
          <Th numeric>{t('columns.quantity')}</Th>
        </>
      }
    >
      {edges.map((edge) => (
        <PartRow key={edge.node.id} edge={edge} columns={columns} />
      ))}
    </Table>
  )
}
