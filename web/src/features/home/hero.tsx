import { useTranslations } from 'next-intl'
import { locales } from '@partgate/schema/locales.ts'
import { SearchBox } from '#features/catalogue/index.ts'
import { Missing } from '#ui/unavailable.tsx'
import type { CatalogueNumbers_CatalogueStatisticsFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Chip } from '#ui/chip.tsx'
import { Label, Sheet } from '#ui/sheet.tsx'
import { BomEntry } from './bom-entry.tsx'
import { CatalogueNumbers } from './catalogue-numbers.tsx'
import styles from './hero.module.css'

const examples = ['STM32F103C8T6', '100nF 0402 X7R 16V', '4k7 1% 0603', 'LM358']

export function Hero({ statistics }: { statistics: CatalogueNumbers_CatalogueStatisticsFragment | null }) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  return (
    <Sheet as="section" className={styles.hero}>
      <Sheet className={styles.find} plot>
        <Label>
          {statistics
            ? t('counts', { parts: integer(statistics.partCount), languages: locales.length })
            : t('languages', { count: locales.length })}
        </Label>
        <h1 className={styles.headline}>{t('headline')}</h1>
        <SearchBox large label={t('searchLabel')} />
        <div className={styles.examples}>
          <span>{t('try')}</span>
          {examples.map((example) => (
            <Chip key={example} href={`/s?wd=${encodeURIComponent(example)}`} prefetch={false}>
              <bdi dir="ltr">{example}</bdi>
            </Chip>
          ))}
        </div>
      </Sheet>
      <BomEntry />
      {statistics ? (
        <CatalogueNumbers statistics={statistics} />
      ) : (
        <div className={styles.missing}>
          <Missing what={t('catalogueInNumbers')} />
        </div>
      )}
    </Sheet>
  )
}
