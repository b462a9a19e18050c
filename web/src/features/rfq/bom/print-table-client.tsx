'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import type { Row } from './line-rows.ts'
import { OrderQuantity, ProductName, RiskMarks } from './verdict/verdict-cells.tsx'
import { Verdict } from './verdict/verdict.tsx'
import styles from './print-table.module.css'

/** All lines; the grid contains only those on the screen. */
export function PrintTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('bom.grid')
  return (
    <Table
      caption={t('label')}
      className={styles.printed}
      head={
        <>
          <Th isNumeric>{t('columns.number')}</Th>
          <Th>{t('columns.partNumber')}</Th>
          <Th>{t('columns.designators')}</Th>
          <Th isNumeric>{t('columns.quantity')}</Th>
          <Th>{t('columns.verdict')}</Th>
          <Th>{t('columns.part')}</Th>
          <Th isNumeric>{t('columns.stock')}</Th>
          <Th isNumeric>{t('columns.order')}</Th>
          <Th isNumeric>{t('columns.unit')}</Th>
          <Th isNumeric>{t('columns.extended')}</Th>
        </>
      }
    >
      {rows.map((row) => (
        <PrintRow key={row.line.lineId} row={row} />
      ))}
    </Table>
  )
}

function PrintRow({ row }: { row: Row }) {
  const t = useTranslations('bom.grid')
  const { integer, unitPrice, total } = useNumbers()
  const { line, match, plan, verdict, number } = row
  const price = plan?.kind === 'ready' ? plan.price : null
  return (
    <tr>
      <Td isNumeric>{integer(number)}</Td>
      <th scope="row">
        {line.kind === 'ALTERNATE' && `${t('or')} `}
        <PartNumber>{line.partNumber}</PartNumber>
        <div>
          <bdi>{[line.manufacturer, line.value, line.package].filter(Boolean).join(' · ')}</bdi>
        </div>
      </th>
      <Td className={styles.designators}>
        <bdi dir="ltr">{line.designators}</bdi>
      </Td>
      <Td isNumeric>
        <Num>{line.quantity}</Num>
      </Td>
      <Td>
        {(match ?? verdict === 'NOT_FITTED') && <Verdict verdict={verdict} reason={match?.reason} />}
        <RiskMarks state={row} />
      </Td>
      <Td>{match?.product && <ProductName product={match.product} />}</Td>
      <Td isNumeric>{match?.product && <Num>{integer(match.product.stock)}</Num>}</Td>
      <Td isNumeric className={styles.order}>
        <OrderQuantity plan={plan} />
      </Td>
      <Td isNumeric>{price?.availableUnitPrice && <Price amount={unitPrice(price.availableUnitPrice.amount)} />}</Td>
      <Td isNumeric>
        {price?.availableExtendedPrice && <Price amount={total(price.availableExtendedPrice.amount)} />}
      </Td>
    </tr>
  )
}
