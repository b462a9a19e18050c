import { useTranslations } from 'next-intl'
import type { IndexPageQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { PartNumber, PartText } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import styles from './index-table.module.css'

type Part = NonNullable<IndexPageQuery['search']>['nodes'][number]

export function IndexTable({ parts, caption }: { parts: Part[]; caption: string }) {
  const t = useTranslations('catalogue')
  return (
    <Table
      caption={caption}
      className={styles.box}
      head={
        <>
          <Th>{t('columns.partNumber')}</Th>
          <Th>{t('columns.manufacturer')}</Th>
          <Th className={styles.what}>{t('columns.description')}</Th>
        </>
      }
    >
      {parts.map(({ id, slug, partNumber, manufacturerName, description }) => (
        <tr key={id}>
          <th scope="row" className={styles.part}>
            <Link href={`/productdetail/${slug}`} prefetch={false}>
              <PartNumber>{partNumber}</PartNumber>
            </Link>
          </th>
          <Td>
            <bdi>{manufacturerName}</bdi>
          </Td>
          <Td className={styles.what}>
            <PartText>{description}</PartText>
          </Td>
        </tr>
      ))}
    </Table>
  )
}
