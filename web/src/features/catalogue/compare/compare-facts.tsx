import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { ComparedPart_ProductFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, Price } from '#ui/figures.tsx'
import { ListPrice } from '../parts/unit-price.tsx'
import { sheetHref } from '../parts/sheet-href.ts'
import { comparedParameters, findParameterValue } from './compare-rows.ts'
import styles from './compare-table.module.css'

type Part = ComparedPart_ProductFragment
type Fact = {
  key: string
  name: string
  of: (part: Part) => unknown
  cell: (part: Part) => ReactNode
  isOffer?: boolean
}

export function useFacts(parts: readonly Part[], quantity: number | null): Fact[] {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const none = <span className={styles.none}>–</span>
  const text = (key: string, name: string, of: (part: Part) => string): Fact => ({ key, name, of, cell: of })
  const figure = (key: string, name: string, of: (part: Part) => string | null): Fact => ({
    key,
    name,
    of,
    cell: (part) => {
      const value = of(part)
      return value === null ? none : <Num>{value}</Num>
    },
  })
  const stock = (part: Part) =>
    part.stock > 0 ? <Num>{integer(part.stock)}</Num> : <span className={styles.out}>{t('outOfStock')}</span>
  return [
    { key: 'stock', name: t('columns.stock'), of: (part) => part.stock, cell: stock, isOffer: true },
    ...(quantity === null
      ? []
      : [
          {
            key: 'priceAt',
            name: t('list.atPieces', { quantity: integer(quantity) }),
            of: (part: Part) => part.priceBreaks,
            cell: (part: Part) => <ListPrice product={part} quantity={quantity} />,
            isOffer: true,
          },
        ]),
    {
      key: 'price',
      name: t('compare.perPiece'),
      of: (part) => part.priceBreaks,
      cell: (part) => <Ladder breaks={part.priceBreaks} />,
      isOffer: true,
    },
    ...comparedParameters(parts).map(({ key, name }) => figure(key, name, (part) => findParameterValue(part, key))),
    figure('package', t('facts.package'), (part) => part.packageName),
    text('packaging', t('list.packaging'), (part) =>
      t('packaging', { packaging: part.packaging, quantity: part.standardPackQuantity }),
    ),
    figure('minimum', t('compare.minimum'), (part) => integer(part.minimumOrderQuantity)),
    figure('multiple', t('compare.multiple'), (part) => integer(part.orderMultiple)),
    text('leadTime', t('facts.leadTime'), ({ leadTimeWeeks: count }) =>
      count === null ? t('facts.unknown') : t('weeks', { count, number: integer(count) }),
    ),
    text('lifecycle', t('facts.lifecycle'), (part) => t(`lifecycle.${part.lifecycleStatus}`)),
    text('rohs', t('facts.rohs'), (part) => t(`rohs.${part.rohsStatus}`)),
    {
      key: 'datasheet',
      name: t('facts.datasheet'),
      of: ({ datasheetUrl }) => datasheetUrl !== null,
      cell: ({ slug, datasheetUrl }) =>
        datasheetUrl ? (
          <a href={datasheetUrl} target="_blank" rel="noreferrer">
            {t('facts.datasheetOf')}
          </a>
        ) : (
          <Link href={sheetHref(slug)}>{t('facts.specification')}</Link>
        ),
    },
  ]
}

type LadderProps = { breaks: readonly { quantity: number; unitPrice: { amount: string } }[] }

function Ladder({ breaks }: LadderProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  if (breaks.length === 0) return <span className={styles.none}>{t('buy.onRequest')}</span>
  return (
    <ul className={styles.ladder}>
      {breaks.map(({ quantity, unitPrice }) => (
        <li key={quantity}>
          <span>{t('compare.from', { quantity: numbers.integer(quantity) })}</span>
          <Price amount={numbers.unitPrice(unitPrice.amount)} />
        </li>
      ))}
    </ul>
  )
}
