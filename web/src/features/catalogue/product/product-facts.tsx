import { useTranslations } from 'next-intl'
import type { ProductFacts_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { State, TitleBlock } from '#ui/sheet.tsx'
import { sheetHref } from '../parts/sheet-href.ts'
import styles from './product-facts.module.css'

const rohsTones = { COMPLIANT: 'ok', EXEMPT: 'ok', NON_COMPLIANT: 'error', UNKNOWN: 'quiet' } as const
const lifecycleTones = {
  ACTIVE: 'ok',
  PRELIMINARY: 'quiet',
  NOT_RECOMMENDED: 'warn',
  LAST_TIME_BUY: 'warn',
  OBSOLETE: 'error',
} as const

export function ProductFacts({ product }: { product: ProductFacts_ProductFragment }) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { leadTimeWeeks, rohsStatus, lifecycleStatus, datasheetUrl } = product
  const sheets = (
    <span className={styles.sheets}>
      {datasheetUrl && (
        <a href={datasheetUrl} target="_blank" rel="noreferrer">
          {t('facts.datasheetOf')}
        </a>
      )}
      <Link href={sheetHref(product.slug)}>{t('facts.specification')}</Link>
    </span>
  )
  return (
    <TitleBlock
      className={styles.block}
      facts={[
        ...(product.packageName ? [{ name: t('facts.package'), value: <bdi>{product.packageName}</bdi> }] : []),
        ...(product.dateCode ? [{ name: t('facts.batch'), value: <Num>{product.dateCode}</Num> }] : []),
        { name: t('facts.rohs'), value: <State tone={rohsTones[rohsStatus]}>{t(`rohs.${rohsStatus}`)}</State> },
        {
          name: t('facts.lifecycle'),
          value: <State tone={lifecycleTones[lifecycleStatus]}>{t(`lifecycle.${lifecycleStatus}`)}</State>,
        },
        {
          name: t('facts.leadTime'),
          value:
            leadTimeWeeks === null
              ? t('facts.unknown')
              : t('weeks', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) }),
        },
        { name: t('facts.datasheet'), value: sheets },
      ]}
    />
  )
}
