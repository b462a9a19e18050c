import { useTranslations } from 'next-intl'
import type { SheetPageQuery } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import styles from './sheet-page.module.css'

type Product = NonNullable<SheetPageQuery['product']>

export function SheetFacts({ product }: { product: Product }) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { leadTimeWeeks, category, aliases, datasheetUrl } = product
  const facts = [
    ...product.parameters
      .filter(({ key }) => key !== 'package')
      .map(({ name, displayValue }) => [name, <Num key="v">{displayValue}</Num>] as const),
    ...(product.packageName ? [[t('facts.package'), <bdi key="v">{product.packageName}</bdi>] as const] : []),
    ...(category ? [[t('sheet.category'), category.name] as const] : []),
    ...(product.dateCode ? [[t('facts.batch'), <Num key="v">{product.dateCode}</Num>] as const] : []),
    [t('facts.rohs'), t(`rohs.${product.rohsStatus}`)] as const,
    [t('facts.lifecycle'), t(`lifecycle.${product.lifecycleStatus}`)] as const,
    [
      t('facts.leadTime'),
      leadTimeWeeks === null
        ? t('facts.unknown')
        : t('weeks', { count: leadTimeWeeks, number: numbers.integer(leadTimeWeeks) }),
    ] as const,
    [t('sheet.weight'), t('sheet.grams', { weight: numbers.decimal(product.weightGrams) })] as const,
    ...(aliases?.map(
      ({ partNumber, kind }) =>
        [
          t('product.otherNumbers'),
          <span key="v">
            <PartNumber>{partNumber}</PartNumber> {t(`aliasKinds.${kind}`)}
          </span>,
        ] as const,
    ) ?? [[t('product.otherNumbers'), t('product.numbersMissing')] as const]),
    ...(datasheetUrl
      ? [
          [
            t('facts.datasheetOf'),
            <a key="v" href={datasheetUrl} dir="ltr" rel="noreferrer">
              {datasheetUrl}
            </a>,
          ] as const,
        ]
      : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
