import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { Td } from '#ui/table.tsx'
import { listingHref, readListing } from '../listing/listing-state.ts'
import { lineKinds } from './line-kinds.ts'
import type { Line } from './read-lines.ts'
import styles from './line-card.module.css'

type LineCardRowProps = {
  line: Line
  tops: ReadonlySet<string>
  columns: readonly { slug: string; name: string }[]
  href: string
}

export function LineCardRow({ line: { manufacturer, kinds }, tops, columns, href }: LineCardRowProps) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const { id, name, partCount } = manufacturer
  const others = lineKinds.filter((kind) => kind !== 'LINE_CARD' && kinds.includes(kind))
  return (
    <tr>
      <th scope="row" className={styles.manufacturer}>
        <Link href={href} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.facts}>
          {t.rich('manufacturers.parts', {
            count: partCount,
            number: integer(partCount),
            num: (number) => <Num>{String(number)}</Num>,
          })}
          {others.map((kind) => (
            <span key={kind} className={styles.kind}>
              {' '}
              · {t(`lines.names.${kind}`)}
            </span>
          ))}
        </span>
      </th>
      {columns.map((column) => (
        <Td key={column.slug} className={styles.cell}>
          {tops.has(column.slug) && (
            <Link
              href={listingHref(readListing({ category: column.slug, manufacturer: id }))}
              className={styles.mark}
              title={t('lines.manufacturerInCategory', { name, category: column.name })}
            >
              <span className={styles.dot} aria-hidden="true" />
              <span className={styles.label}>{column.name}</span>
            </Link>
          )}
        </Td>
      ))}
    </tr>
  )
}
