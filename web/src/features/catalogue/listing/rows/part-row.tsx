import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { productPath } from '@partgate/schema/pages.ts'
import type { MatchNote_SearchMatchFragment, PartRow_SearchEdgeFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { PartNumber, PartText } from '#ui/figures.tsx'
import { Td } from '#ui/table.tsx'
import { withUnbrokenValues } from '#ui/unbroken-values.ts'
import { CompareBox } from '../../compare/compare-box.tsx'
import { findParameterValue } from '../../compare/compare-rows.ts'
import { MadeAs, StockCell } from '../../parts/part-cells.tsx'
import { ListPrice } from '../../parts/unit-price.tsx'
import { AddOrRequest } from '../../purchase/add-or-request.tsx'
import { MarkedPartNumber } from './marked-part-number.tsx'
import styles from './parts-table.module.css'

type PartRowProps = {
  edge: PartRow_SearchEdgeFragment
  columns: { key: string }[]
  quantity: number | null
  picture: ReactNode
}

export function PartRow({ edge: { node: product, match }, columns, quantity, picture }: PartRowProps) {
  const t = useTranslations('catalogue')
  const { partNumber, slug, lifecycleStatus } = product
  const values = columns
    .map(({ key }) => findParameterValue(product, key))
    .filter(Boolean)
    .join(' · ')
  return (
    <tr>
      <Td className={styles.compare}>
        <CompareBox slug={slug} partNumber={partNumber} />
      </Td>
      <Td className={styles.picture}>{picture}</Td>
      <th scope="row" className={styles.part}>
        <Link href={productPath(slug)}>
          <MarkedPartNumber partNumber={partNumber} ranges={match?.ranges ?? []} />
        </Link>
        <p className={styles.manufacturer}>
          <MadeAs product={product} />
        </p>
        {columns.length === 0 && (
          <p className={styles.manufacturer}>
            <PartText>{product.description}</PartText>
          </p>
        )}
        {values && (
          <p className={styles.values}>
            <bdi dir="ltr">{withUnbrokenValues(values)}</bdi>
          </p>
        )}
        {lifecycleStatus !== 'ACTIVE' && <p className={styles.match}>{t(`lifecycle.${lifecycleStatus}`)}</p>}
        {match && <MatchNote match={match} partNumber={partNumber} />}
      </th>
      {columns.map(({ key }) => {
        const value = findParameterValue(product, key)
        return <Td key={key}>{value && <bdi>{value}</bdi>}</Td>
      })}
      <StockCell product={product} className={styles.stock} />
      <Td isNumeric className={styles.price}>
        <ListPrice product={product} quantity={quantity} />
      </Td>
      <Td isNumeric className={styles.add}>
        <AddOrRequest product={product} quantity={quantity} />
      </Td>
    </tr>
  )
}

type MatchNoteProps = { match: MatchNote_SearchMatchFragment; partNumber: string }

function MatchNote({ match: { reason, text }, partNumber }: MatchNoteProps) {
  const t = useTranslations('catalogue')
  const isAnother = reason === 'ALIAS' && text !== partNumber
  if (!isAnother && reason !== 'SEPARATORS' && reason !== 'MISSPELLING') return null
  return (
    <p className={styles.match}>
      {reason === 'ALIAS'
        ? t.rich('match.ALIAS', { number: text, part: (number) => <PartNumber>{String(number)}</PartNumber> })
        : t(`match.${reason}`)}
    </p>
  )
}
