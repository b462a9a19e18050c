import { useLocale, useTranslations } from 'next-intl'
import type { CatalogueNumbers_CatalogueStatisticsFragment } from '#graphql/generated/documents.ts'
import { Link } from '#i18n/navigation.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import styles from './catalogue-numbers.module.css'

/** Beside the search: how much there is to find. */
export function CatalogueNumbers({ statistics }: { statistics: CatalogueNumbers_CatalogueStatisticsFragment | null }) {
  const t = useTranslations('home')
  const { integer } = numbersOf(useLocale())
  if (!statistics) return null
  const rows = [
    { key: 'partNumbers', count: statistics.partCount },
    { key: 'inStock', count: statistics.inStockCount },
    { key: 'manufacturers', count: statistics.manufacturerCount },
    { key: 'categories', count: statistics.categoryCount },
  ] as const
  return (
    <div className={styles.numbers}>
      <h2>{t('catalogueInNumbers')}</h2>
      <dl>
        {rows.map(({ key, count }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <Num>{integer(count)}</Num>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href="/category">{t('browse')}</Link>
      </p>
    </div>
  )
}
