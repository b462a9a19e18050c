import { useTranslations } from 'next-intl'
import type { ComparedPart_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { PartLink } from '../parts/part-link.tsx'
import { PartPicture } from '../picture/part-picture.tsx'
import { AddOrRequest } from '../purchase/add-or-request.tsx'
import { useFacts } from './compare-facts.tsx'
import { isDifferent } from './compare-rows.ts'
import { compareHref } from './selection.ts'
import styles from './compare-table.module.css'

type CompareTableProps = {
  parts: ComparedPart_ProductFragment[]
  /** Also of parts that could not be read. */
  slugs: string[]
  isDifferencesOnly: boolean
  /** Null stands for the minimum order quantity. */
  quantity: number | null
}

export function CompareTable({ parts, slugs, isDifferencesOnly, quantity }: CompareTableProps) {
  const t = useTranslations('catalogue')
  const facts = useFacts(parts, quantity).map((fact) => ({ ...fact, differs: isDifferent(parts.map(fact.of)) }))
  const shown = facts.filter(({ differs }) => differs || !isDifferencesOnly)
  const hrefWithout = (slug: string) =>
    compareHref(
      slugs.filter((other) => other !== slug),
      { isDifferencesOnly, quantity },
    )
  return (
    <Table
      caption={t('compare.title')}
      className={styles.table}
      head={
        <>
          <Th className={styles.name}>{t('compare.parameter')}</Th>
          {parts.map((part) => (
            <Th key={part.id} className={styles.part}>
              <ComparedHead part={part} hrefWithout={hrefWithout(part.slug)} />
            </Th>
          ))}
        </>
      }
    >
      {shown.map(({ key, name, cell, differs, isOffer }) => (
        <tr key={key} data-differs={(differs && !isDifferencesOnly && !isOffer) || undefined}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          {parts.map((part) => (
            <Td key={part.id}>{cell(part)}</Td>
          ))}
        </tr>
      ))}
      {shown.length === 0 && (
        <tr>
          <td colSpan={parts.length + 1}>{t('compare.same')}</td>
        </tr>
      )}
      <tr className={styles.buy}>
        <th scope="row" className={styles.name}>
          {t('columns.quantity')}
        </th>
        {parts.map((part) => (
          <Td key={part.id}>
            <AddOrRequest product={part} quantity={quantity} />
          </Td>
        ))}
      </tr>
    </Table>
  )
}

type ComparedHeadProps = { part: ComparedPart_ProductFragment; hrefWithout: string }

function ComparedHead({ part, hrefWithout }: ComparedHeadProps) {
  const t = useTranslations('catalogue.compare')
  const { partNumber, manufacturerName } = part
  return (
    <div className={styles.head}>
      <PartPicture product={part} className={styles.picture} />
      <Link href={hrefWithout} className={styles.remove} aria-label={t('remove', { partNumber })} scroll={false}>
        <Icon name="x" size={16} />
      </Link>
      <PartLink product={part} className={styles.number} />
      <bdi className={styles.manufacturer}>{manufacturerName}</bdi>
    </div>
  )
}
