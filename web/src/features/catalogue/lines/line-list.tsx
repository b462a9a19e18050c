import { useLocale, useTranslations } from 'next-intl'
import type { LineKind } from '#graphql/generated/types.ts'
import { countryName } from '#i18n/country-name.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { listingHref, readListing } from '../listing/listing-state.ts'
import { Monogram } from '../manufacturer-title/monogram.tsx'
import { lineHref } from './line-kinds.ts'
import type { Line } from './read-lines.ts'
import styles from './line-list.module.css'

export function LineList({ kind, lines }: { kind: LineKind; lines: Line[] }) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const { integer } = useNumbers()
  return (
    <ul className={styles.lines}>
      {lines.map(({ manufacturer: { id, slug, name, countryCode, partCount }, summary, categories }) => (
        <li key={id} className={styles.line}>
          <Monogram name={name} />
          <div className={styles.words}>
            <h2>
              <Link href={lineHref(kind, slug)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className={styles.facts}>
              {countryCode && `${countryName(countryCode, locale)} · `}
              {t.rich('manufacturers.parts', {
                count: partCount,
                number: integer(partCount),
                num: (number) => <Num>{String(number)}</Num>,
              })}
            </p>
            {summary && (
              <p>
                <bdi>{summary}</bdi>
              </p>
            )}
            <ul className={styles.categories} aria-label={t('manufacturers.categories', { name })}>
              {categories.map((category) => (
                <li key={category.id}>
                  <Link href={listingHref(readListing({ category: category.slug, manufacturer: id }))}>
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
