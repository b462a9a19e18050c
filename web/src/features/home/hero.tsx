import { useTranslations } from 'next-intl'
import { locales } from '@partgate/schema/locales.ts'
import { toSearchPath } from '@partgate/schema/pages.ts'
import { SearchBox, maxListChars, maxNumbers, NumbersField, NumbersForm } from '#features/catalogue/index.ts'
import { BomLink } from '#features/rfq/index-client.ts'
import type { CatalogueNumbers_CatalogStatisticsFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Chip } from '#ui/chip.tsx'
import { Num } from '#ui/figures.tsx'
import { Label, Sheet } from '#ui/sheet.tsx'
import { SubmitButton } from '#ui/form/submit-button-client.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import styles from './hero.module.css'

const examples = ['STM32F103C8T6', '100nF 0402 X7R 16V', '4k7 1% 0603', 'LM358']

export function Hero({ statistics }: { statistics: CatalogueNumbers_CatalogStatisticsFragment | null }) {
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
        <SearchBox isLarge label={t('searchLabel')} />
        <StaticPart as="div" className={styles.examples}>
          <span>{t('try')}</span>
          {examples.map((example) => (
            <Chip key={example} href={toSearchPath(example)}>
              <bdi dir="ltr">{example}</bdi>
            </Chip>
          ))}
        </StaticPart>
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

function BomEntry() {
  const t = useTranslations('home')
  const list = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  return (
    <NumbersForm className={styles.entry} aria-labelledby="bom">
      <h2 id="bom">{t('bom')}</h2>
      <NumbersField
        label={t('bomLabel')}
        hint={t('bomHint', { max: maxNumbers })}
        fullText={list('manyFull', { max: integer(maxListChars) })}
        rows={4}
        className={styles.list}
        placeholder={'LM358DR 100\nSTM32F103C8T6 25\nGRM155R71C104KA88D'}
      />
      <div className={styles.actions}>
        <SubmitButton variant="primary">{t('bomButton')}</SubmitButton>
        <BomLink field="numbers">{t('bomTool')}</BomLink>
      </div>
    </NumbersForm>
  )
}

function CatalogueNumbers({ statistics }: { statistics: CatalogueNumbers_CatalogStatisticsFragment }) {
  const t = useTranslations('home')
  const { integer } = useNumbers()
  const cells = [
    { key: 'partNumbers', count: statistics.partCount },
    { key: 'inStock', count: statistics.inStockCount },
    { key: 'manufacturers', count: statistics.manufacturerCount },
    { key: 'categories', count: statistics.categoryCount },
  ] as const
  return (
    <StaticPart as="dl" className={styles.numbers} aria-label={t('catalogueInNumbers')}>
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
    </StaticPart>
  )
}
