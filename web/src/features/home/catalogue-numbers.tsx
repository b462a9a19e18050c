import { useTranslations } from 'next-intl'
import type { CatalogueNumbers_CatalogueStatisticsFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { Label } from '#ui/sheet.tsx'
import styles from './catalogue-numbers.module.css'

export function CatalogueNumbers({ statistics }: { statistics: CatalogueNumbers_CatalogueStatisticsFragment }) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  const cells = [
    { key: 'partNumbers', count: statistics.partCount },
    { key: 'inStock', count: statistics.inStockCount },
    { key: 'manufacturers', count: statistics.manufacturerCount },
    { key: 'categories', count: statistics.categoryCount },
  ] as const
  return (
    <dl className={styles.numbers} aria-label={t('catalogueInNumbers')}>
      {cells.map(({ key, count }) => (
        <div key={key}>
          <dt>
            <Label>{t(key)}</Label>
          </dt>
          <dd>
            <Num>{integer(count)}</Num>
          </dd>
        </div>
      ))}
    </dl>
  )
}
