'use client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import type { LineState } from './line-states.ts'
import { OrderQuantity, ProductName, RiskMarks } from './verdict-cells.tsx'
import { Verdict } from './verdict.tsx'

/** The browser takes the page as it is when the event ends. */
export const useIsPrinting = () => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** All lines; the grid contains only those on the screen. */
export function PrintTable({ lines }: { lines: readonly LineState[] }) {
  const t = useTranslations('bom.grid')
  return (
    <Table
      caption={t('label')}
      head={
        <>
          <Th numeric>{t('columns.number')}</Th>
          <Th>{t('columns.partNumber')}</Th>
          <Th>{t('columns.designators')}</Th>
          <Th numeric>{t('columns.quantity')}</Th>
          <Th>{t('columns.verdict')}</Th>
          <Th>{t('columns.part')}</Th>
          <Th numeric>{t('columns.stock')}</Th>
          <Th numeric>{t('columns.order')}</Th>
          <Th numeric>{t('columns.unit')}</Th>
          <Th numeric>{t('columns.extended')}</Th>
        </>
      }
    >
      {lines.map((state, at) => (
        <PrintRow key={state.line.lineId} state={state} number={at + 1} />
      ))}
    </Table>
  )
}

function PrintRow({ state, number }: { state: LineState; number: number }) {
  const t = useTranslations('bom.grid')
  const { integer, unitPrice, total } = useNumbers()
  const { line, match, plan, verdict } = state
  const price = plan?.kind === 'ready' ? match?.price : null
  return (
    <tr>
      <Td numeric>{integer(number)}</Td>
      <th scope="row">
        {line.kind === 'ALTERNATE' && `${t('or')} `}
        <PartNumber>{line.partNumber}</PartNumber>
        <div>
          <bdi>{[line.manufacturer, line.value, line.package].filter(Boolean).join(' · ')}</bdi>
        </div>
      </th>
      <Td>
        <bdi dir="ltr">{line.designators}</bdi>
      </Td>
      <Td numeric>
        <Num>{line.quantity}</Num>
      </Td>
      <Td>
        {(match ?? verdict === 'NOT_FITTED') && <Verdict verdict={verdict} reason={match?.reason} />}
        <RiskMarks state={state} />
      </Td>
      <Td>{match?.product && <ProductName product={match.product} />}</Td>
      <Td numeric>{match?.product && <Num>{integer(match.product.stock)}</Num>}</Td>
      <Td numeric>
        <OrderQuantity plan={plan} />
      </Td>
      <Td numeric>{price?.availableUnitPrice && <Price amount={unitPrice(price.availableUnitPrice.amount)} />}</Td>
      <Td numeric>{price?.availableExtendedPrice && <Price amount={total(price.availableExtendedPrice.amount)} />}</Td>
    </tr>
  )
}
